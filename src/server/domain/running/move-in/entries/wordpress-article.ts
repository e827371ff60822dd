import { limits } from '#contract/site/limits.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import { wordsOfHtml } from '../converting/markup.ts';
import type { WxrItem } from '../reading/wxr-records.ts';
import { leftLine, type Why, why } from '../why.ts';
import type { BroughtArticle, BroughtPicture, EntryFact, Left } from './brought.ts';
import { type AttachmentFact, originalOf, type Places } from './links.ts';
import type { Reading } from './reading.ts';
import { searchText, shortened, titleOf } from './wording.ts';
import { wordpressDocument } from './wordpress-document.ts';
import { keyOfItem, placeOfItem, typeOf } from './wordpress-kinds.ts';
import { momentOf, standingOf } from './wordpress-standing.ts';
import { UNCATEGORISED } from './wordpress-terms.ts';

const OF_PLUGINS =
  /^(?:_|rank_math|aioseo|wpseo|yoast|jetpack|amazonS3|panels_data|footnotes$|ez-toc|sharing_disabled|spay_email|geo_)/;

type Fields = Record<string, string>;
const firstOf = (meta: Fields, ...keys: string[]): string =>
  keys.map((key) => meta[key]).find((value) => value) ?? '';

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
function categoryOf({ meta, terms }: WxrItem, left: (kind: string, reason: Why) => void): string | undefined {
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
  const others = said.filter((slug) => slug !== chosen).join(', ');
  if (chosen !== undefined && said.length > 1)
    left('category', why('one_category', { category: chosen, others }));
  return chosen;
}

/** What else was kept with an entry, by the names that people gave it. */
function tellMeta(
  { meta, fields, terms }: WxrItem,
  kept: string | undefined,
  left: (kind: string, reason: Why) => void,
): void {
  const own = Object.keys(meta).filter((key) => !OF_PLUGINS.test(key) && meta[key] !== '');
  if (own.length > 0) left('field', why('own_fields', { fields: own.slice(0, 20).join(', ') }));
  if (fields['wp:is_sticky'] === '1') left('sticky', why('sticky'));
  const tags = terms
    .filter(({ domain, slug }) => (domain === 'post_tag' || domain === 'tag') && slug !== kept)
    .map(({ name }) => name);
  if (tags.length > 0) left('tag', why('tags_left', { tags: [...new Set(tags)].slice(0, 30).join(', ') }));
}

/** An entry of WordPress as an article of ours, or why it is none. */
export function wordpressArticle(item: WxrItem, reading: Reading): BroughtArticle | Left[] {
  const { fields, meta } = item;
  const place = placeOfItem(reading.name, item);
  const lines: Left[] = [];
  const left = (kind: string, reason: Why) => void lines.push(leftLine(kind, place, reason));
  const key = keyOfItem(item);
  const entry = key === undefined ? undefined : reading.index.get<EntryFact>('entry', key);
  if (key === undefined || !entry) return [];
  if (item.tooLong) return [leftLine('article', place, why('too_long_part', { part: item.tooLong }))];
  const { offset } = reading.site;
  const publishedAt = momentOf(fields['wp:post_date_gmt'], fields['wp:post_date'], offset, fields.pubDate);
  const standing = standingOf(item, publishedAt, reading.now);
  if (!standing)
    return [leftLine('article', place, why('unknown_state', { state: fields['wp:status'] ?? '' }))];
  const document = wordpressDocument(item, reading, left);
  if (!document) return [...lines, leftLine('article', place, why('too_long'))];
  const { content, cloaks } = document;
  const title = titleOf(fields.title ?? '', documentText(content), fields['wp:post_name'] ?? '', key);
  if (wordsOfHtml(fields.title ?? '') === '')
    left('title', why('title_none', { title: shortened(title, 80) }));
  if (title.length > limits.writing.title.max) left('title', why('title_long', { title }));
  if (standing.note) left('state', standing.note);
  if (entry.foreign !== undefined) left('language', why('no_edition', { language: entry.foreign }));
  tellMeta(item, entry.tag, left);
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
    category: categoryOf(item, left) ?? entry.tag,
    status: entry.foreign === undefined ? standing.status : 'draft',
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
    group: entry.marks?.group,
    cloaks,
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
