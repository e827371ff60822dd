import type { WxrItem } from '../reading/wxr-records.ts';

/** Of these only how many there are is told: each is of no use to anybody without its program. */
export const COUNTED: Record<string, string> = {
  revision: 'An older version of an entry; the newest is what comes along',
  oembed_cache: 'A copy of something of another site; the embed itself comes along',
  customize_changeset: 'A setting of a theme',
  user_request: 'A request for personal data',
};
const NAMED: Record<string, string> = {
  nav_menu_item: 'A menu is made of categories here, and needs none of its own',
  wp_navigation: 'A menu is made of categories here, and needs none of its own',
  wp_template: 'A part of a theme',
  wp_template_part: 'A part of a theme',
  wp_global_styles: 'A setting of a theme',
  custom_css: 'A setting of a theme',
  'pretty-link': 'Only the table of Pretty Links says where it leads: hand that in as CSV',
  wp_font_family: 'A part of a theme',
  wp_font_face: 'A part of a theme',
};
export const whyLeft = (type: string): string =>
  (Object.hasOwn(NAMED, type) ? NAMED[type] : undefined) ?? 'No kind of entry that a site has here';
export const MIMES: Record<string, string> = {
  ...{
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
  },
  ...{
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    wav: 'audio/wav',
    mp4: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
  },
};

export const isArticle = (type: string): boolean => type === 'post' || type === 'page' || type === '';
export const typeOf = ({ fields }: WxrItem): string => fields['wp:post_type'] ?? 'post';
export const placeOfItem = (name: string, { number, fields }: WxrItem): string =>
  `${name}, item ${number}${fields['wp:post_id'] ? ` (${typeOf({ fields } as WxrItem)} ${fields['wp:post_id']})` : ''}`;

/** By what an entry is known when it comes again. */
export const keyOfItem = ({ fields }: WxrItem): string | undefined =>
  fields['wp:post_id'] || fields.guid || fields.link || undefined;

export const moment = (text = ''): number => Date.parse(`${text.replace(' ', 'T')}Z`);

export const pathIn = (address = ''): { path: string; search: string } | undefined =>
  URL.canParse(address)
    ? { path: new URL(address).pathname, search: new URL(address).search.slice(1) }
    : undefined;
