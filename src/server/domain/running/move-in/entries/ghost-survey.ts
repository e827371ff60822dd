import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import { ghostMarkup } from '../converting/ghost-texts.ts';
import { namesProducts } from '../money/may-earn.ts';
import { noteText } from '../money/money-survey.ts';
import type { SourceIndex } from '../source-index.ts';
import { leftLine, type Why, why, whyBecause } from '../why.ts';
import type { AuthorFact, EntryFact, SourceSite, TermFact } from './brought.ts';
import { wantedSlug } from './wording.ts';

export type GhostRow = Record<string, unknown>;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Tables of which nothing is told: how Ghost itself runs. */
const OWN =
  /^(?:meta$|migrations|permissions|roles|brute|api_keys|integrations|sessions|tokens|invites|webhooks|actions|settings|users|tags|posts|jobs|mobiledoc_revisions|post_revisions|email_batches|temp_|custom_theme_settings|outbox)/;
const WHY: Record<string, Why> = {
  members: why('kind_members'),
  newsletters: why('kind_mails'),
  emails: why('kind_mails'),
  products: why('kind_sold'),
  snippets: why('kind_snippets'),
  comments: why('kind_comments'),
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

  #left(kind: string, place: string, reason: Why): void {
    this.#index.tell('left', leftLine(kind, place, reason));
  }

  #keepPost(row: GhostRow, name: string, number: number): void {
    const id = textOf(row.id);
    const slug = textOf(row.slug);
    const place = placeOfPost(name, number, id);
    if (id === '') {
      this.#left('article', place, why('no_number'));
      return;
    }
    const title = textOf(row.title);
    // Older versions said it with a mark of its own.
    const isPage = row.type === 'page' || row.page === 1 || row.page === true;
    if (isPage) this.pages += 1;
    if (isPage && this.#pages === 'leave') {
      this.#left('page', place, why('page_left', { title }));
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
      this.#left('tag', `tag ${id}`, why('hidden_tag', { name }));
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
      this.#left('menu', `settings, ${textOf(row.key)}`, why('kind_menu'));
    if ((row.key === 'codeinjection_head' || row.key === 'codeinjection_foot') && value)
      this.#left('script', `settings, ${textOf(row.key)}`, why('kind_script'));
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
      this.#left(
        table,
        `the table ${table}`,
        whyBecause('kind_counted', WHY[table] ?? why('kind_table'), { count }),
      );
    if (this.#site.identity === '') this.#site.identity = `ghost:${this.#site.name}`;
    return this.#site;
  }
}

export const placeOfPost = (name: string, number: number, id: string): string =>
  `${name}, post ${number}${id ? ` (${id})` : ''}`;
