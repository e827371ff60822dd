import { limits } from '#contract/site/limits.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import type { Conversion } from '../converting/conversion.ts';
import { isProvider } from '../converting/embeds.ts';
import { fitDocument } from '../converting/fit-document.ts';
import { ghostMarkup } from '../converting/ghost-texts.ts';
import { toBlocks, withEmbeds } from '../converting/to-blocks.ts';
import { createBoxSources, createMoney, withoutRepeats, withShopLines } from '../money/place-money.ts';
import { readMoney } from '../money/read-money.ts';
import { takeInlinePictures } from '../pictures/inline-pictures.ts';
import { leftLine, type Why, why } from '../why.ts';
import type { BroughtArticle, EntryFact, Left } from './brought.ts';
import { type GhostRow, placeOfPost, textOf } from './ghost-survey.ts';
import { absolute, newHref, originalOf } from './links.ts';
import type { Reading } from './reading.ts';
import { searchText, shortened, titleOf } from './wording.ts';

/** Ghost has said when in several ways over the years. */
function momentOf(value: unknown): string | undefined {
  if (typeof value === 'number') return new Date(value).toISOString();
  const text = textOf(value);
  const at = Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function standingOf(
  row: GhostRow,
  date: string | undefined,
  now: Date,
): { status: BroughtArticle['status']; note?: Why } {
  const visibility = textOf(row.visibility) || 'public';
  const isOpen = visibility === 'public';
  const status = textOf(row.status);
  if (status === 'draft') return { status: 'draft' };
  if (status === 'sent') return { status: 'draft', note: why('only_mailed') };
  if (!isOpen)
    return {
      status: 'draft',
      note: why('for_some', { readers: visibility }),
    };
  if (status === 'scheduled') {
    if (date === undefined) return { status: 'draft' };
    return { status: new Date(date) <= now ? 'published' : 'scheduled' };
  }
  return { status: 'published' };
}

/** A post or page of Ghost as an article of ours, or why it is none. */
export function ghostArticle(row: GhostRow, number: number, reading: Reading): BroughtArticle | Left[] {
  const { index, site } = reading;
  const key = textOf(row.id);
  const place = placeOfPost(reading.name, number, key);
  const lines: Left[] = [];
  const left = (kind: string, reason: Why) => void lines.push(leftLine(kind, place, reason));
  const entry = index.get<EntryFact>('entry', key);
  if (!entry) return [];
  const { edition } = reading;
  const money = createMoney({
    ...{ index, site, edition, left },
    otherwise: (href) => newHref(reading, href),
  });
  const conversion: Conversion = {
    link: money.link,
    picture: (src) => originalOf(site, src),
    file: (src) => absolute(site, src)?.href,
    attachment: () => undefined,
    ownAttachments: () => [],
    sharedBlock: () => undefined,
    box: money.box,
    left,
  };
  const texts = Object.fromEntries(
    ['lexical', 'mobiledoc', 'html'].map((name) => [name, withoutInline(row[name], reading)]),
  );
  const markup = readMoney(
    ghostMarkup(texts, (reason) => left('card', reason)),
    createBoxSources(index, site),
    (reason) => left('box', reason),
  );
  const blocks = withEmbeds(withShopLines(toBlocks(markup, conversion), money), isProvider);
  const content = fitDocument(withoutRepeats(blocks));
  if (!content) return [...lines, leftLine('article', place, why('too_long'))];
  const meta = { ...index.get<GhostRow>('relation', `meta:${key}`), ...withoutEmpty(row) };
  const related = (kind: string) =>
    index.list<string>('relation', { beginning: `${kind}:${key}:` }).map(({ value }) => value);
  const categories = related('tag').filter((id) => index.get('category', id));
  const [category] = categories;
  if (categories.length > 1) left('category', why('one_tag', { count: categories.length }));
  const title = titleOf(textOf(row.title), documentText(content), textOf(row.slug), key);
  const publishedAt = momentOf(row.published_at) ?? momentOf(row.created_at);
  const standing = standingOf(row, publishedAt, reading.now);
  if (standing.note) left('state', standing.note);
  if (row.codeinjection_head || row.codeinjection_foot) left('script', why('kind_script'));
  const { metaTitle, metaDescription, excerpt, imageAltChars } = limits.writing;
  const facts = { title, site: site.name };
  const src = originalOf(site, textOf(meta.feature_image) || textOf(meta.og_image) || textOf(meta.image));
  return {
    key,
    place,
    title: shortened(title, limits.writing.title.max),
    slug: entry.newSlug ?? entry.slug,
    excerpt: shortened(textOf(meta.custom_excerpt), excerpt.max),
    metaTitle: searchText(textOf(meta.meta_title), facts, metaTitle.max),
    metaDescription: searchText(textOf(meta.meta_description), facts, metaDescription.max),
    keyword: '',
    content,
    picture:
      src === undefined ? undefined : { src, alt: shortened(textOf(meta.feature_image_alt), imageAltChars) },
    author: related('author')[0] ?? (textOf(row.author_id) || undefined),
    category,
    status: standing.status,
    isHandedIn: false,
    isTrashed: false,
    publishedAt,
    updatedAt: momentOf(row.updated_at) ?? publishedAt,
    addresses: row.slug ? [oldAddressOf(`/${textOf(row.slug)}`)] : [],
    cloaks: [...money.cloaks],
    left: lines,
  };
}

const withoutInline = (text: unknown, { keepInline }: Reading): unknown =>
  typeof text === 'string' ? takeInlinePictures(text, keepInline) : text;

const withoutEmpty = (row: GhostRow): GhostRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
