import type { ContentInline, ContentListItem } from '#contract/writing/content/content.schemas.ts';
import { escapeHtml } from '#server/lib/html.ts';
import { fileNameOf } from '../move-in/converting/embeds.ts';
import type { PlainBlock } from './plain-blocks.ts';

export interface Addresses {
  /** What is ours and written without a host gets one. */
  absolute: (address: string) => string;
  /** Whether an address is a shop's that pays. */
  isSponsored: (address: string) => boolean;
}

interface Picture {
  src: string;
  alt: string;
  caption?: string | undefined;
  wide?: boolean | undefined;
}

type Flow = Extract<PlainBlock, { type: 'paragraph' | 'bulletList' | 'orderedList' }>;

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** WordPress reads these back as JSON; a comment must not end in one. */
const attributesOf = (attributes: object): string =>
  ` ${JSON.stringify(attributes).replace(/--|[<>&]/g, (found) => [...found].map((each) => `\\u00${each.charCodeAt(0).toString(16)}`).join(''))}`;

/** One block as WordPress's editor keeps it: plain HTML, which any other system just shows, between two comments. */
const wrapped = (name: string, html: string, attributes?: object): string =>
  `<!-- wp:${name}${attributes ? attributesOf(attributes) : ''} -->\n${html}\n<!-- /wp:${name} -->`;

/** A bracket in a text would be read as the beginning of a shortcode. */
const shown = (words: string): string => escapeHtml(words).replaceAll('[', '&#91;');

const caption = (words: string | undefined): string =>
  words ? `<figcaption class="wp-element-caption">${shown(words)}</figcaption>` : '';

/** What a class may say of a language. */
const LANGUAGE = /^[\w+#-]{1,40}$/;

/** A document's blocks in WordPress's own. */
export function toWordPress(blocks: PlainBlock[], { absolute, isSponsored }: Addresses): string {
  const at = (href: string) =>
    `href="${escapeHtml(absolute(href))}"${isSponsored(href) ? ' rel="sponsored nofollow"' : ''}`;

  const inline = (parts: ContentInline[] = []): string =>
    parts
      .map((part) => {
        if (part.type === 'hardBreak') return '<br>';
        return (part.marks ?? []).reduce(
          (html, mark) =>
            mark.type === 'link'
              ? `<a ${at(mark.attrs.href)}>${html}</a>`
              : `<${tags[mark.type]}>${html}</${tags[mark.type]}>`,
          shown(part.text),
        );
      })
      .join('');

  /** An item holds one text there: what follows a paragraph begins a line. */
  const itemOf = ({ content }: ContentListItem): string =>
    content
      .map((each, index) =>
        each.type === 'paragraph'
          ? `${index > 0 && content[index - 1]?.type === 'paragraph' ? '<br>' : ''}${inline(each.content)}`
          : flow(each),
      )
      .join('');
  const flow = (block: Flow): string => {
    if (block.type === 'paragraph') return wrapped('paragraph', `<p>${inline(block.content)}</p>`);
    const [tag, attributes] =
      block.type === 'orderedList' ? (['ol', { ordered: true }] as const) : (['ul', undefined] as const);
    const items = block.content.map((item) => wrapped('list-item', `<li>${itemOf(item)}</li>`));
    return wrapped('list', `<${tag} class="wp-block-list">${items.join('\n')}</${tag}>`, attributes);
  };
  /** Cells of WordPress's tables hold no blocks. */
  const inCell = (block: Flow): string =>
    block.type === 'paragraph'
      ? inline(block.content)
      : block.content.map((item) => `• ${item.content.map(inItem).join(' ')}`).join('<br>');
  const inItem = (block: Flow): string => inCell(block);

  const image = ({ src, alt, wide, caption: below }: Picture): string =>
    wrapped(
      'image',
      `<figure class="wp-block-image${wide ? ' alignwide' : ''}"><img src="${escapeHtml(absolute(src))}" alt="${escapeHtml(alt)}"/>${caption(below)}</figure>`,
      wide ? { align: 'wide' } : undefined,
    );
  const line = (html: string) => wrapped('paragraph', `<p>${html}</p>`);

  const write = (block: PlainBlock): string => {
    switch (block.type) {
      case 'heading': {
        const { level } = block.attrs;
        const html = `<h${level} class="wp-block-heading">${inline(block.content)}</h${level}>`;
        return wrapped('heading', html, level === 2 ? undefined : { level });
      }
      case 'blockquote':
        return wrapped(
          'quote',
          `<blockquote class="wp-block-quote">${block.content.map(flow).join('\n')}</blockquote>`,
        );
      case 'horizontalRule':
        return wrapped('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>');
      case 'image':
        return image(block.attrs);
      case 'gallery':
        return wrapped(
          'gallery',
          `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${block.attrs.pictures.map(image).join('\n')}</figure>`,
          { linkTo: 'none' },
        );
      case 'table': {
        const cell = ({ type, content }: (typeof block.content)[number]['content'][number]) => {
          const tag = type === 'tableHeader' ? 'th' : 'td';
          return `<${tag}>${content.map(inCell).join('<br>')}</${tag}>`;
        };
        const rows = block.content.map(({ content }) => `<tr>${content.map(cell).join('')}</tr>`);
        return wrapped(
          'table',
          `<figure class="wp-block-table"><table><tbody>${rows.join('')}</tbody></table></figure>`,
        );
      }
      case 'details':
        return wrapped(
          'details',
          `<details class="wp-block-details"><summary>${shown(block.attrs.summary)}</summary>${block.content.map(flow).join('\n')}</details>`,
        );
      case 'codeBlock': {
        const code = (block.content ?? []).map(({ text }) => text).join('');
        const { language = '' } = block.attrs;
        const named = LANGUAGE.test(language) ? `language-${language}` : '';
        return wrapped(
          'code',
          `<pre class="${`wp-block-code ${named}`.trim()}"><code>${shown(code)}</code></pre>`,
          named ? { className: named } : undefined,
        );
      }
      case 'button': {
        const { href, label } = block.attrs;
        const html = `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" ${at(href)}>${shown(label)}</a></div>`;
        return wrapped('buttons', `<div class="wp-block-buttons">${wrapped('button', html)}</div>`);
      }
      case 'embed': {
        const { href: url, title } = block.attrs;
        const html = `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${escapeHtml(url)}\n</div>${caption(title)}</figure>`;
        return wrapped('embed', html, { url });
      }
      case 'file': {
        const { src, name, kind, caption: below } = block.attrs;
        if (kind === 'file') {
          const link = wrapped('file', `<div class="wp-block-file"><a ${at(src)}>${shown(name)}</a></div>`);
          return below ? `${link}\n\n${line(shown(below))}` : link;
        }
        const html = `<figure class="wp-block-${kind}"><${kind} controls src="${escapeHtml(absolute(src))}"></${kind}>${caption(below)}</figure>`;
        // A player shows no name there, unless it is said before it.
        const named =
          name === (fileNameOf(src) || src) ? '' : `${line(`<strong>${shown(name)}</strong>`)}\n\n`;
        return named + wrapped(kind, html);
      }
      default:
        return flow(block);
    }
  };
  return blocks.map(write).join('\n\n');
}
