import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import { ghostMarkup } from '../converting/ghost-texts.ts';
import { namesProducts } from '../money/may-earn.ts';
import { noteText } from '../money/money-survey.ts';
import type { SourceIndex } from '../source-index.ts';
import type { AuthorFact, EntryFact, SourceSite, TermFact } from './brought.ts';
import { wantedSlug } from './wording.ts';

export type GhostRow = Record<string, unknown>;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Tables of which nothing is told: how Ghost itself runs. */
const OWN =
  /^(?:meta$|migrations|permissions|roles|brute|api_keys|integrations|sessions|tokens|invites|webhooks|actions|settings|users|tags|posts|jobs|mobiledoc_revisions|post_revisions|email_batches|temp_|custom_theme_settings|outbox)/;
const WHY: Record<string, string> = {
  members: 'Readers have no accounts here',
  newsletters: 'Nothing is mailed to readers here',
  emails: 'Nothing is mailed to readers here',
  products: 'Nothing is sold to readers here',
  snippets: 'A part of Ghost’s editor',
  comments: 'Nobody comments here',
};

const sortKey = (value: unknown): string => String(Number(value) || 0).padStart(6, '0');

/** What is in an export of Ghost, looked at once. */
export class GhostSurvey {
  readonly #index: SourceIndex;
  readonly #counts = new Map<string, number>();
  #site: SourceSite;
  readonly #pages: 'articles' | 'leave';
  articles = 0;
  pages = 0;

  constructor(index: SourceIndex, address: string | undefined, pages: 'articles' | 'leave') {
    this.#index = index;
    this.#pages = pages;
    this.#site = { program: 'ghost', identity: '', name: '', address, offset: 0 };
  }

  #keepPost(row: GhostRow, name: string, number: number): void {
    const id = textOf(row.id);
    const slug = textOf(row.slug);
    const place = placeOfPost(name, number, id);
    if (id === '') {
      this.#index.tell('left', {
        kind: 'article',
        place,
        reason: 'It has no number, so nobody could tell it from another.',
      });
      return;
    }
    const title = textOf(row.title);
    // Older versions said it with a mark of its own.
    const isPage = row.type === 'page' || row.page === 1 || row.page === true;
    if (isPage) this.pages += 1;
    if (isPage && this.#pages === 'leave') {
      const reason = `A page stays behind, as was chosen: “${title}”`;
      this.#index.tell('left', { kind: 'page', place, reason });
      return;
    }
    this.#index.put('entry', id, {
      title,
      slug: wantedSlug(slug, title) || `post-${number}`,
      place,
    } satisfies EntryFact);
    if (slug) this.#index.put('address', oldAddressOf(`/${slug}`), { kind: 'entry', key: id });
    if (['lexical', 'mobiledoc', 'html'].some((form) => namesProducts(textOf(row[form]))))
      noteText(
        this.#index,
        ghostMarkup(row, () => {}),
        place,
      );
    this.articles += 1;
  }

  #keepUser(row: GhostRow): void {
    const [id, slug] = [textOf(row.id), textOf(row.slug)];
    const links = [
      textOf(row.website),
      textOf(row.twitter) && `https://x.com/${textOf(row.twitter).replace(/^@/, '')}`,
    ];
    const author: AuthorFact = {
      slug,
      name: textOf(row.name) || slug,
      words: textOf(row.bio),
      picture: textOf(row.profile_image),
      links: links.filter((link) => /^https?:\/\//.test(link)),
      id,
    };
    this.#index.put('author', id, author);
    this.#index.put('address', oldAddressOf(`/author/${slug}`), { kind: 'author', key: id });
  }

  #keepTag(row: GhostRow): void {
    const [id, slug, name] = [textOf(row.id), textOf(row.slug), textOf(row.name)];
    // What begins so sorts entries for their editors alone.
    if (name.startsWith('#') || row.visibility === 'internal') {
      this.#index.tell('left', {
        kind: 'tag',
        place: `tag ${id}`,
        reason: `A tag that readers never saw: “${name}”`,
      });
      return;
    }
    const term: TermFact = { slug, name, description: textOf(row.description), parent: '', id };
    this.#index.put('category', id, term);
    this.#index.put('address', oldAddressOf(`/tag/${slug}`), { kind: 'category', key: id });
  }

  #keepSetting(row: GhostRow): void {
    const value = textOf(row.value);
    if (row.key === 'title') this.#site.name = value;
    if (row.key === 'db_hash' || (row.key === 'site_uuid' && this.#site.identity === ''))
      this.#site.identity = `ghost:${value}`;
    if ((row.key === 'navigation' || row.key === 'secondary_navigation') && value.length > 4)
      this.#index.tell('left', {
        kind: 'menu',
        place: `settings, ${textOf(row.key)}`,
        reason: 'A menu is made of categories here, and needs none of its own',
      });
    if ((row.key === 'codeinjection_head' || row.key === 'codeinjection_foot') && value)
      this.#index.tell('left', {
        kind: 'script',
        place: `settings, ${textOf(row.key)}`,
        reason: 'What others run on a page has no place here',
      });
  }

  add(table: string, row: GhostRow, name: string, number: number): void {
    if (table === 'posts') this.#keepPost(row, name, number);
    else if (table === 'users') this.#keepUser(row);
    else if (table === 'tags') this.#keepTag(row);
    else if (table === 'settings') this.#keepSetting(row);
    else if (table === 'posts_tags')
      this.#index.put(
        'relation',
        `tag:${textOf(row.post_id)}:${sortKey(row.sort_order)}`,
        textOf(row.tag_id),
      );
    else if (table === 'posts_authors')
      this.#index.put(
        'relation',
        `author:${textOf(row.post_id)}:${sortKey(row.sort_order)}`,
        textOf(row.author_id),
      );
    else if (table === 'posts_meta') this.#index.put('relation', `meta:${textOf(row.post_id)}`, row);
    else if (!OWN.test(table)) this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  end(): SourceSite {
    for (const [table, count] of this.#counts)
      this.#index.tell('left', {
        kind: table,
        place: `the table ${table}`,
        reason: `${WHY[table] ?? 'No kind of thing that a site has here'} (${count})`,
      });
    if (this.#site.identity === '') this.#site.identity = `ghost:${this.#site.name}`;
    return this.#site;
  }
}

export const placeOfPost = (name: string, number: number, id: string): string =>
  `${name}, post ${number}${id ? ` (${id})` : ''}`;
