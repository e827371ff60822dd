import { limits } from '#contract/site/limits.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import type { Conversion } from '../converting/conversion.ts';
import { isProvider } from '../converting/embeds.ts';
import { fitDocument } from '../converting/fit-document.ts';
import { wordsOfHtml } from '../converting/markup.ts';
import { toBlocks, withEmbeds } from '../converting/to-blocks.ts';
import { wordpressMarkup } from '../converting/wordpress-text.ts';
import type { WxrItem } from '../reading/wxr-records.ts';
import type { BroughtArticle, BroughtPicture, EntryFact, Left } from './brought.ts';
import { type AttachmentFact, newHref, originalOf, type Places } from './links.ts';
import { searchText, shortened, titleOf } from './wording.ts';
import { keyOfItem, placeOfItem, typeOf } from './wordpress-kinds.ts';
import { UNCATEGORISED } from './wordpress-terms.ts';

const OF_PLUGINS =
  /^(?:_|rank_math|aioseo|wpseo|yoast|jetpack|amazonS3|panels_data|footnotes$|ez-toc|sharing_disabled|spay_email|geo_)/;

type Fields = Record<string, string>;
const firstOf = (meta: Fields, ...keys: string[]): string =>
  keys.map((key) => meta[key]).find((value) => value) ?? '';

/** By Greenwich where it is said; otherwise by the site's clocks, as far as they are known. */
export function momentOf(
  gmt: string | undefined,
  local: string | undefined,
  offset = 0,
  published?: string,
): string | undefined {
  const read = (text = '') =>
    /^[1-9]\d{3}-/.test(text) ? Date.parse(`${text.trim().replace(' ', 'T')}Z`) : Number.NaN;
  const exact = read(gmt);
  if (!Number.isNaN(exact)) return new Date(exact).toISOString();
  const here = read(local);
  if (!Number.isNaN(here)) return new Date(here - offset * 60_000).toISOString();
  const fed = Date.parse(published ?? '');
  return fed > 0 ? new Date(fed).toISOString() : undefined;
}

interface Standing {
  status: BroughtArticle['status'];
  isTrashed: boolean;
  isHandedIn: boolean;
  note?: string;
}

/** How an entry stood with its readers, and how it stands here; undefined for what was never anything. */
function standingOf({ fields }: WxrItem, date: string | undefined, now: Date): Standing | undefined {
  const plain = { isTrashed: false, isHandedIn: false };
  const isProtected = Boolean(fields['wp:post_password']);
  switch (fields['wp:status']) {
    case 'publish':
    case undefined:
      if (isProtected)
        return {
          ...plain,
          status: 'draft',
          note: 'It had a password; nothing has one here, so it is a draft.',
        };
      return { ...plain, status: 'published' };
    case 'future':
      if (date !== undefined && new Date(date) <= now) return { ...plain, status: 'published' };
      return { ...plain, status: date === undefined ? 'draft' : 'scheduled' };
    case 'private':
      return { ...plain, status: 'draft', note: 'It was private: nobody but editors sees a draft.' };
    case 'pending':
      return { ...plain, status: 'draft', isHandedIn: true };
    case 'draft':
      return { ...plain, status: 'draft' };
    case 'trash':
      return { ...plain, status: 'draft', isTrashed: true };
    default:
      return undefined;
  }
}

function conversionOf(
  places: Places,
  item: WxrItem,
  left: (kind: string, reason: string) => void,
): Conversion {
  const { index, site } = places;
  const page = item.fields.link || undefined;
  const attachment = (id: string) => (id === '' ? undefined : index.get<AttachmentFact>('attachment', id));
  return {
    link: (href) => newHref(places, href, page),
    picture: (src) => originalOf(site, src, page),
    attachment,
    ownAttachments: () =>
      index
        .list<string>('child', { beginning: `${item.fields['wp:post_id'] ?? ''}:` })
        .flatMap(({ value }) => attachment(value) ?? []),
    sharedBlock: (id) => index.get<string>('block', id),
    left,
  };
}

function pictureOf({ meta }: WxrItem, { index, site }: Places): BroughtPicture | undefined {
  const featured = index.get<AttachmentFact>('attachment', meta._thumbnail_id ?? '');
  const social = firstOf(
    meta,
    '_yoast_wpseo_opengraph-image',
    'rank_math_facebook_image',
    '_yoast_wpseo_twitter-image',
  );
  const src = originalOf(site, featured?.url || social);
  return src === undefined
    ? undefined
    : { src, alt: shortened(featured?.alt ?? '', limits.writing.imageAltChars) };
}

/** Its one category: the one that its author called the first, or else the first that says anything. */
function categoryOf(
  { meta, terms }: WxrItem,
  left: (kind: string, reason: string) => void,
): string | undefined {
  const own = [
    ...new Set(terms.filter(({ domain, slug }) => domain === 'category' && slug).map(({ slug }) => slug)),
  ];
  const primary = firstOf(
    meta,
    '_yoast_wpseo_primary_category',
    'rank_math_primary_category',
    '_primary_term_category',
  );
  const said = own.filter((slug) => !UNCATEGORISED.has(slug));
  const chosen = said.find((slug) => slug === primary) ?? said[0];
  if (said.length > 1)
    left(
      'category',
      `An article has one category here: it stands in “${chosen}”, and not in ${said.filter((slug) => slug !== chosen).join(', ')}`,
    );
  return chosen;
}

/** What else was kept with an entry, by the names that people gave it. */
function tellMeta({ meta, fields, terms }: WxrItem, left: (kind: string, reason: string) => void): void {
  const own = Object.keys(meta).filter((key) => !OF_PLUGINS.test(key) && meta[key] !== '');
  if (own.length > 0) left('field', `Fields that no article has here: ${own.slice(0, 20).join(', ')}`);
  if (fields['wp:is_sticky'] === '1') left('sticky', 'It was kept at the top; the newest stand there here.');
  const tags = terms
    .filter(({ domain }) => domain === 'post_tag' || domain === 'tag')
    .map(({ name }) => name);
  if (tags.length > 0) left('tag', `Its tags stay behind: ${[...new Set(tags)].slice(0, 30).join(', ')}`);
}

export interface Reading extends Places {
  name: string;
  now: Date;
}

/** An entry of WordPress as an article of ours, or why it is none. */
export function wordpressArticle(item: WxrItem, reading: Reading): BroughtArticle | Left[] {
  const { fields, meta } = item;
  const place = placeOfItem(reading.name, item);
  const lines: Left[] = [];
  const left = (kind: string, reason: string) => void lines.push({ kind, place, reason });
  const key = keyOfItem(item);
  const entry = key === undefined ? undefined : reading.index.get<EntryFact>('entry', key);
  if (key === undefined || !entry) return [];
  if (item.tooLong)
    return [{ kind: 'article', place, reason: `It is longer than any article may be (${item.tooLong}).` }];
  const { offset } = reading.site;
  const publishedAt = momentOf(fields['wp:post_date_gmt'], fields['wp:post_date'], offset, fields.pubDate);
  const standing = standingOf(item, publishedAt, reading.now);
  if (!standing)
    return [
      { kind: 'article', place, reason: `Its state “${fields['wp:status']}” is none that a text has.` },
    ];
  const conversion = conversionOf(reading, item, left);
  const notes = {
    sharedBlock: conversion.sharedBlock,
    footnotes: meta.footnotes,
    left: (reason: string) => left('block', reason),
  };
  const blocks = withEmbeds(
    toBlocks(wordpressMarkup(fields['content:encoded'] ?? '', notes), conversion),
    isProvider,
  );
  const content = fitDocument(blocks);
  if (!content)
    return [...lines, { kind: 'article', place, reason: 'It is longer than any article may be.' }];
  const title = titleOf(fields.title ?? '', documentText(content), fields['wp:post_name'] ?? '', key);
  if (wordsOfHtml(fields.title ?? '') === '')
    left('title', `It had none, and is called “${shortened(title, 80)}”.`);
  if (title.length > limits.writing.title.max) left('title', `It was longer than a title may be: “${title}”`);
  if (standing.note) left('state', standing.note);
  tellMeta(item, left);
  const facts = { title, site: reading.site.name };
  const { metaTitle, metaDescription, keywordChars, excerpt } = limits.writing;
  const base = new URL(reading.site.address ?? 'https://old-site.invalid').pathname;
  // A page of theirs answers by either word.
  const queries = typeOf(item) === 'page' ? ['page_id', 'p'] : ['p'];
  return {
    key,
    place,
    title: shortened(title, limits.writing.title.max),
    slug: entry.newSlug ?? entry.slug,
    excerpt: shortened(wordsOfHtml(fields['excerpt:encoded'] ?? ''), excerpt.max),
    metaTitle: searchText(
      firstOf(meta, '_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'),
      facts,
      metaTitle.max,
    ),
    metaDescription: searchText(
      firstOf(
        meta,
        '_yoast_wpseo_metadesc',
        'rank_math_description',
        '_aioseo_description',
        '_aioseop_description',
      ),
      facts,
      metaDescription.max,
    ),
    keyword: shortened(
      firstOf(meta, '_yoast_wpseo_focuskw', 'rank_math_focus_keyword').split(',')[0] ?? '',
      keywordChars,
    ),
    content,
    picture: pictureOf(item, reading),
    author: fields['dc:creator'] || undefined,
    category: categoryOf(item, left),
    status: standing.status,
    isHandedIn: standing.isHandedIn,
    isTrashed: standing.isTrashed,
    publishedAt,
    updatedAt: momentOf(fields['wp:post_modified_gmt'], fields['wp:post_modified'], offset) ?? publishedAt,
    addresses: [
      ...ownAddresses(fields),
      ...(fields['wp:post_id']
        ? queries.map((name) => oldAddressOf(base, `${name}=${fields['wp:post_id']}`))
        : []),
    ],
    left: lines,
  };
}

/** Drafts have addresses that nobody was given. */
function ownAddresses(fields: Fields): string[] {
  return [fields.link, fields.guid].flatMap((address) => {
    if (!address || !URL.canParse(address)) return [];
    const { pathname, search } = new URL(address);
    const kept = oldAddressOf(pathname, search.slice(1));
    return kept === '/' ? [] : [kept];
  });
}
