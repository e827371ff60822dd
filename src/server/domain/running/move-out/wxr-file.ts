import { type Locale, languageTags } from '#contract/site/locales.ts';
import { escapeHtml } from '#server/lib/html.ts';
import type { Outgoing } from './outgoing.ts';

export interface WxrChannel {
  title: string;
  description: string;
  locale: Locale;
  /** The site's address, without a path. */
  publicUrl: string;
  authors: { login: string; name: string }[];
  categories: { id: number; slug: string; name: string; description: string }[];
}

/** A control character would make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML cannot hold
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Names and titles are HTML there. */
const html = (text: string): string =>
  cdata(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/** '2026-11-18 02:30:00', which is what WordPress writes of a moment. */
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const statuses: Record<Outgoing['status'], string> = {
  published: 'publish',
  scheduled: 'future',
  draft: 'draft',
  archived: 'private',
  trashed: 'trash',
};

export const wxrHead = ({ title, description, locale, publicUrl, authors, categories }: WxrChannel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel>',
    `<title>${html(title)}</title><link>${publicUrl}/${locale}</link><description>${html(description)}</description>`,
    `<language>${languageTags[locale]}</language><wp:wxr_version>1.2</wp:wxr_version>`,
    `<wp:base_site_url>${publicUrl}</wp:base_site_url><wp:base_blog_url>${publicUrl}/${locale}</wp:base_blog_url>`,
    ...authors.map(
      ({ login, name }, index) =>
        `<wp:author><wp:author_id>${index + 1}</wp:author_id><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${html(name)}</wp:author_display_name></wp:author>`,
    ),
    ...categories.map(
      ({ id, slug, name, description: words }) =>
        `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${html(name)}</wp:cat_name><wp:category_description>${html(words)}</wp:category_description></wp:category>`,
    ),
    '',
  ].join('\n');

const meta = (key: string, value: string): string =>
  value
    ? `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${html(value)}</wp:meta_value></wp:postmeta>`
    : '';

interface WxrItem {
  item: Outgoing;
  number: number;
  /** Of the entry that holds its picture. */
  thumbnail: number | undefined;
  login: string;
  /** In its blocks. */
  content: string;
  publicUrl: string;
}

export function wxrItem({ item, number, thumbnail, login, content, publicUrl }: WxrItem): string {
  const at = stamp(item.at ?? item.createdAt);
  const link = publicUrl + item.path;
  return [
    '<item>',
    `<title>${html(item.title)}</title><link>${link}</link><dc:creator>${cdata(login)}</dc:creator>`,
    `<guid isPermaLink="false">${link}</guid><description></description>`,
    `<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${html(item.excerpt)}</excerpt:encoded>`,
    `<wp:post_id>${number}</wp:post_id><wp:post_date>${at}</wp:post_date><wp:post_date_gmt>${at}</wp:post_date_gmt>`,
    `<wp:post_modified>${stamp(item.changedAt)}</wp:post_modified><wp:post_modified_gmt>${stamp(item.changedAt)}</wp:post_modified_gmt>`,
    `<wp:comment_status>closed</wp:comment_status><wp:ping_status>closed</wp:ping_status><wp:post_name>${cdata(item.slug)}</wp:post_name>`,
    `<wp:status>${statuses[item.status]}</wp:status><wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order>`,
    '<wp:post_type>post</wp:post_type><wp:post_password></wp:post_password><wp:is_sticky>0</wp:is_sticky>',
    item.category
      ? `<category domain="category" nicename="${escapeHtml(item.category.slug)}">${html(item.category.name)}</category>`
      : '',
    meta('_thumbnail_id', thumbnail ? String(thumbnail) : ''),
    meta('_yoast_wpseo_focuskw', item.keyword),
    meta('_yoast_wpseo_title', item.metaTitle),
    meta('_yoast_wpseo_metadesc', item.metaDescription),
    '</item>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A picture, which WordPress fetches from where it is now. */
export const wxrPicture = (number: number, url: string, alt: string): string =>
  [
    '<item>',
    `<title>${html(alt)}</title><link>${url}</link><guid isPermaLink="false">${url}</guid>`,
    `<content:encoded></content:encoded><excerpt:encoded></excerpt:encoded><wp:post_id>${number}</wp:post_id>`,
    `<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${cdata(url)}</wp:attachment_url>`,
    `${meta('_wp_attachment_image_alt', alt)}</item>\n`,
  ].join('\n');

export const WXR_FOOT = '</channel>\n</rss>\n';
