import { Feed, type Item } from 'feed';
import type { ProductCard } from '#contract/commerce/products/product-cards.schemas.ts';
import { productName } from '#contract/commerce/products/product-name.ts';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { pictureName } from '#contract/writing/media/pictures.ts';
import { editionDescriptions } from '#i18n/dictionaries/edition-descriptions.ts';
import { tagTextLinks } from '#server/domain/commerce/marketplaces/amazon/tag-text-links.ts';
import { placeCard } from '#server/domain/commerce/products/products.presenter.ts';
import { presentWholeCard } from '#server/domain/writing/posts/posts.presenter.ts';
import { escapeHtml } from '#server/lib/html.ts';
import { readersDate } from '#server/lib/time/readers-date.ts';
import { feedHtml } from './feed-html.ts';
import type { FeedFacts } from './feeds.service.ts';

export type FeedFormat = 'rss' | 'atom';

/** How bodies become HTML; the renderer provides it. */
type RenderBody = (
  document: ContentDocument,
  reading: { locale: Locale; timeZone: string; now: Date; products: ProductCard[] },
) => string;

interface Options {
  format: FeedFormat;
  publicUrl: string;
  renderBody: RenderBody;
}

/** Nobody knows when a feed is read: what is true for a day, a price or that something can be had, is not in it. */
const timeless = (card: ProductCard): ProductCard =>
  card.offer
    ? {
        ...card,
        offer: { ...card.offer, price: null, asOf: null, availability: 'unknown', others: undefined },
      }
    : card;

/** What XML 1.0 cannot hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function itemsOf(facts: FeedFacts, { format, publicUrl, renderBody }: Options): Item[] {
  const { edition, now } = facts;
  const { locale, timeZone, disclosure } = edition;
  const products = new Map(facts.products.map((each) => [each.product.id, each]));
  const pages = new Map(
    facts.authors.map(({ id, slug }) => [id, publicUrl + authorPaths.author(locale, slug)]),
  );
  const categories = new Map(facts.categories.map((each) => [each.id, each]));
  return facts.posts.map((post) => {
    const card = presentWholeCard(post, { locale, timeZone, now });
    const link = publicUrl + paths.post(locale, post.slug);
    const named = productIdsOf(post.content).flatMap((id) => products.get(id) ?? []);
    const cards = named.map(placeCard({ kind: 'post', id: post.id })).map(timeless);
    const body = renderBody(tagTextLinks(post.content, edition), { locale, timeZone, now, products: cards });
    const disclosed = body.includes('rel="sponsored') ? `<p><em>${escapeHtml(disclosure)}</em></p>` : '';
    const category = post.categoryId === null ? undefined : categories.get(post.categoryId);
    const page = post.authorId === null ? undefined : pages.get(post.authorId);
    const published = new Date(card.createdAt);
    const changed = readersDate(post);
    return {
      // Atom's title is HTML, RSS's is text; neither may end the section that it is written in.
      title: format === 'atom' ? escapeHtml(card.title) : card.title.replaceAll(']]>', ']] >'),
      id: `tag:${new URL(publicUrl).hostname},2026:post/${post.id}`,
      link,
      description: escapeHtml(card.excerpt),
      content: disclosed + feedHtml(body, link),
      published,
      date: changed > published ? changed : published,
      // An author in RSS is an e-mail address; names have an element of their own.
      ...(card.author &&
        format === 'atom' && {
          author: [{ name: card.author, ...(page && { link: page }) }],
        }),
      ...(card.author &&
        format === 'rss' && { extensions: [{ name: 'dc:creator', objects: { _text: card.author } }] }),
      ...(category && {
        category: [
          {
            name: format === 'atom' ? category.name.replaceAll('<', '') : category.name,
            term: category.slug,
            domain: escapeHtml(publicUrl + paths.category(locale, category.slug)),
          },
        ],
      }),
      ...(card.imageUrl && pictureName(card.imageUrl) && { image: publicUrl + card.imageUrl }),
    };
  });
}

/** An edition's newest posts as RSS 2.0 or Atom 1.0. The same posts are the same text: it can be compared. */
export async function presentFeed(facts: FeedFacts, options: Options): Promise<string> {
  const { edition, posts } = facts;
  const { locale, siteName } = edition;
  const absolute = (path: string) => options.publicUrl + path;
  const moments = [
    edition.updatedAt,
    ...posts.flatMap((post) => [readersDate(post), post.publishedAt ?? post.createdAt]),
  ];
  const feed = new Feed({
    id: absolute(paths.home(locale)),
    link: absolute(paths.home(locale)),
    title: siteName,
    description: editionDescriptions[locale],
    language: languageTags[locale],
    generator: productName,
    updated: new Date(Math.max(...moments.map(Number))),
    feedLinks: { rss: absolute(otherPaths.rss(locale)), atom: absolute(otherPaths.atom(locale)) },
    favicon: absolute(paths.icon('icon-192.png')),
    author: { name: siteName, link: absolute(paths.home(locale)) },
  });
  for (const item of itemsOf(facts, options)) feed.addItem(item);
  return (options.format === 'rss' ? feed.rss2() : feed.atom1()).replace(UNWRITABLE, '');
}
