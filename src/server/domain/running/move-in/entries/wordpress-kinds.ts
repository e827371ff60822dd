import type { WxrItem } from '../reading/wxr-records.ts';
import { type Why, why } from '../why.ts';

/** Of these only how many there are is told: each is of no use to anybody without its program. */
export const COUNTED: Record<string, Why> = {
  revision: why('kind_revision'),
  oembed_cache: why('kind_embed_copy'),
  customize_changeset: why('kind_theme_setting'),
  user_request: why('kind_data_request'),
};
const NAMED: Record<string, Why> = {
  nav_menu_item: why('kind_menu'),
  wp_navigation: why('kind_menu'),
  wp_template: why('kind_theme_part'),
  wp_template_part: why('kind_theme_part'),
  wp_global_styles: why('kind_theme_setting'),
  custom_css: why('kind_theme_setting'),
  'pretty-link': why('kind_pretty_link'),
  wp_font_family: why('kind_theme_part'),
  wp_font_face: why('kind_theme_part'),
};
export const whyLeft = (type: string): Why =>
  (Object.hasOwn(NAMED, type) ? NAMED[type] : undefined) ?? why('kind_entry');
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
