import { readAttributes } from './shortcode-attributes.ts';

/** Words in square brackets, as WordPress's plugins and its classic editor write them. */
interface Token {
  name: string;
  attributes: Record<string, string>;
  kind: 'open' | 'close' | 'single';
  from: number;
  to: number;
  /** Whether somebody could also have meant the brackets: nothing in them but a word. */
  isBare: boolean;
}

const NAME = /^\/?([A-Za-z][\w-]{0,60})(?=[\s\]/=]|$)/;
const TOKEN_CHARS = 50_000;
const MAX_OPEN = 100;
/** Known by their name alone, whatever stands in them. */
const KNOWN = new Set([
  ...[
    'caption',
    'wp_caption',
    'gallery',
    'audio',
    'video',
    'embed',
    'playlist',
    'wpvideo',
    'videopress',
    'youtube',
    'vimeo',
  ],
  ...[
    'code',
    'sourcecode',
    'toc',
    'ez-toc',
    'contact-form',
    'contact-form-7',
    'products',
    'product',
    'aawp',
    'amazon',
  ],
  ...[
    'ad',
    'ads',
    'adsense',
    'adrotate',
    'sitemap',
    'archives',
    'search',
    'login',
    'register',
    'cart',
    'checkout',
  ],
  ...[
    'woocommerce_cart',
    'woocommerce_checkout',
    'woocommerce_my_account',
    'lasso',
    'table',
    'button',
    'buttons',
    'row',
  ],
  ...[
    'column',
    'columns',
    'one_half',
    'one_third',
    'tabs',
    'tab',
    'accordion',
    'toggle',
    'spoiler',
    'quote',
    'pullquote',
  ],
  ...[
    'googlemaps',
    'map',
    'gist',
    'twitter-timeline',
    'instagram',
    'soundcloud',
    'slideshow',
    'divider',
    'spacer',
  ],
]);

/** Where a sign comes next, looked for once however often it is asked: places are asked for from left to right. */
function nextOf(html: string, sign: string): (from: number) => number {
  let at = Number.NEGATIVE_INFINITY;
  return (from) => {
    if (at !== -1 && at < from) at = html.indexOf(sign, from);
    return at;
  };
}

function tokenAt(html: string, from: number, end: number): Token | undefined {
  if (end < 0 || end - from > TOKEN_CHARS) return undefined;
  const another = html.indexOf('[', from + 1);
  if (another >= 0 && another < end) return undefined;
  const inner = html.slice(from + 1, end);
  const name = NAME.exec(inner)?.[1];
  if (!name || inner.includes('<!--')) return undefined;
  const isClose = inner.startsWith('/');
  const isSingle = inner.endsWith('/');
  const rest = inner.slice(name.length + (isClose ? 1 : 0), isSingle ? -1 : undefined).replace(/^=/, 'url=');
  // The classic editor turns quotes into entities, and some themes into curly ones.
  const written = rest
    .replace(/&quot;|&#034;|[“”″]/g, '"')
    .replace(/&#039;|[‘’′]/g, "'")
    .replaceAll('&amp;', '&');
  const attributes = readAttributes(written);
  const hasNamed = Object.keys(attributes).some((key) => !/^\d+$/.test(key));
  const isBare = !hasNamed && !isSingle && !isClose && !KNOWN.has(name.toLowerCase()) && !/[_-]/.test(name);
  const kind = isClose ? 'close' : isSingle ? 'single' : 'open';
  return { name: name.toLowerCase(), attributes, kind, from, to: end + 1, isBare };
}

function* tokensOf(html: string): Generator<Token> {
  const SIGN = /[<[]/g;
  const [closing, closingTwice] = [nextOf(html, ']'), nextOf(html, ']]')];
  const [tagEnd, commentEnd] = [nextOf(html, '>'), nextOf(html, '-->')];
  /** Where tags and comments end: brackets in them are none of ours. */
  const behindTag = (at: number): number => {
    const isComment = html.startsWith('<!--', at);
    const end = isComment ? commentEnd(at) : tagEnd(at);
    return end < 0 ? at + 1 : end + (isComment ? 3 : 1);
  };
  for (let match = SIGN.exec(html); match; match = SIGN.exec(html)) {
    const at = match.index;
    if (match[0] === '<') {
      if (/[a-z/!]/i.test(html.charAt(at + 1))) SIGN.lastIndex = behindTag(at);
      continue;
    }
    // Doubled brackets are how somebody writes of one.
    if (html.charAt(at + 1) === '[') {
      const end = closingTwice(at);
      if (end > 0 && end - at < TOKEN_CHARS && NAME.test(html.slice(at + 2))) SIGN.lastIndex = end + 2;
      continue;
    }
    const token = tokenAt(html, at, closing(at));
    if (!token) continue;
    yield token;
    SIGN.lastIndex = token.to;
  }
}

interface Part {
  token: Token;
  /** Where its end stands, if it has one. */
  close?: Token;
}

/** Which open ones have an end: each end belongs to the nearest of its name. */
function paired(tokens: Iterable<Token>): Part[] {
  const parts: Part[] = [];
  const open: Part[] = [];
  for (const token of tokens) {
    if (token.kind === 'close') {
      const at = open.findLastIndex((part) => part.token.name === token.name);
      const part = open[at];
      if (part) {
        part.close = token;
        open.length = at;
      } else parts.push({ token });
    } else {
      const part: Part = { token };
      parts.push(part);
      if (token.kind === 'open' && open.length < MAX_OPEN) open.push(part);
    }
  }
  return parts;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const CODE = new Set([
  'code',
  'sourcecode',
  'php',
  'css',
  'html',
  'javascript',
  'js',
  'python',
  'sql',
  'bash',
  'xml',
]);

const opening = ({ name, attributes }: Token): string =>
  `<vt-shortcode name="${escaped(name)}" data="${escaped(JSON.stringify(attributes))}">`;

/** Shortcodes as elements, so that what they enclose is read with them. */
export function markShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const edits: { from: number; to: number; text: string }[] = [];
  for (const { token, close } of paired(tokensOf(html))) {
    const { from, to } = token;
    if (token.kind === 'close') {
      // An end without a beginning is what is left of one.
      if (!token.isBare) edits.push({ from, to, text: '' });
    } else if (close) {
      if (CODE.has(token.name)) {
        const language = token.attributes.language ?? token.attributes.lang ?? '';
        const code = html.slice(to, close.from).replace(/<br\s{0,5}\/?>/gi, '');
        const text = `<pre class="language-${escaped(language)}">${code.includes('&lt;') ? code : escaped(code)}</pre>`;
        edits.push({ from, to: close.to, text });
      } else
        edits.push(
          { from, to, text: opening(token) },
          { from: close.from, to: close.to, text: '</vt-shortcode>' },
        );
    } else if (!token.isBare) edits.push({ from, to, text: `${opening(token)}</vt-shortcode>` });
  }
  edits.sort((a, b) => a.from - b.from);
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    if (from < at) continue;
    parts.push(html.slice(at, from), text);
    at = to;
  }
  return withoutDoubled([...parts, html.slice(at)].join(''));
}

/** "[[gallery]]" is how somebody writes of a gallery. */
function withoutDoubled(html: string): string {
  const [first = '', ...others] = html.split('[[');
  const parts = others.map((part) => {
    const end = part.indexOf(']]');
    const isOne = end > 0 && !/[[\]]/.test(part.slice(0, end));
    return isOne ? `[${part.slice(0, end)}]${part.slice(end + 2)}` : `[[${part}`;
  });
  return [first, ...parts].join('');
}
