import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { isLinkHref } from '#contract/writing/content/link-href.ts';

const TITLE_CHARS = 200;
const NAME_CHARS = 200;
const AUDIO = /\.(?:mp3|m4a|ogg|oga|wav|flac|aac)$/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov|mpg|avi|wmv)$/i;

/** Sites whose address on a line by itself WordPress shows as what it leads to. */
const PROVIDERS =
  /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|dai\.ly|flickr\.com|twitter\.com|x\.com|soundcloud\.com|spotify\.com|instagram\.com|facebook\.com|tiktok\.com|reddit\.com|ted\.com|wordpress\.tv|videopress\.com|slideshare\.net|issuu\.com|kickstarter\.com|scribd\.com|tumblr\.com|imgur\.com|mixcloud\.com|animoto\.com|cloudup\.com|crowdsignal\.com|meetup\.com|polldaddy\.com|reverbnation\.com|screencast\.com|smugmug\.com|speakerdeck\.com|amazon\.[a-z.]{2,6}|pinterest\.[a-z.]{2,6}|wolframcloud\.com|bsky\.app|pca\.st|canva\.com|loom\.com|giphy\.com)$/i;

function read(address: string): URL | undefined {
  const text = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

/** Where a player's address shows the thing itself: that is what a reader may open. */
function watched(url: URL): string {
  const id = /^\/embed\/([\w-]{6,20})$/.exec(url.pathname)?.[1];
  if (id && id !== 'videoseries' && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url.hostname))
    return `https://www.youtube.com/watch?v=${id}`;
  const vimeo = /^\/video\/(\d{1,15})$/.exec(url.pathname)?.[1];
  return vimeo && url.hostname === 'player.vimeo.com' ? `https://vimeo.com/${vimeo}` : url.href;
}

/** The last part of an address, as people read it. */
export function fileNameOf(address: string): string {
  const last = (read(address)?.pathname ?? address).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Something of another site; nothing of it is loaded before a reader asks for it. */
export function embedBlocks(address: string, title = '', picture?: string): ContentBlock[] {
  const url = read(address);
  const href = url && watched(url);
  if (!href || !isLinkHref(href)) return [];
  const words = title.slice(0, TITLE_CHARS).toWellFormed().trim();
  return [{ type: 'embed', attrs: { href, ...(words && { title: words }), ...(picture && { picture }) } }];
}

export const isProvider = (address: string): boolean => {
  const url = read(address);
  return url !== undefined && PROVIDERS.test(url.hostname);
};

export type FileKind = 'audio' | 'video' | 'file';

export const fileKindOf = (address: string): FileKind => {
  const path = read(address)?.pathname ?? address;
  if (AUDIO.test(path)) return 'audio';
  return VIDEO.test(path) ? 'video' : 'file';
};

interface GivenFile {
  src: string;
  name?: string;
  kind?: FileKind;
  caption?: string;
  size?: number;
}

/** A file that readers open or take with them. */
export function fileBlocks({ src, name = '', kind, caption = '', size }: GivenFile): ContentBlock[] {
  if (!isLinkHref(src)) return [];
  const shown = (name || fileNameOf(src) || src).slice(0, NAME_CHARS).toWellFormed().trim();
  return [
    {
      type: 'file',
      attrs: {
        src,
        name: shown,
        kind: kind ?? fileKindOf(src),
        ...(caption && { caption: caption.slice(0, 500).toWellFormed() }),
        ...(size !== undefined && size > 0 && { size }),
      },
    },
  ];
}
