import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { oldAddressOf } from '#server/domain/readers/redirects/old-address.ts';
import { wordsOfHtml } from '../converting/markup.ts';
import { MoneySurvey } from '../money/money-survey.ts';
import type { WxrItem, WxrRecord } from '../reading/wxr-records.ts';
import type { SourceIndex } from '../source-index.ts';
import { leftLine, type Why, why, whyBecause } from '../why.ts';
import type { AddressFact, AuthorFact, EntryFact, SourceSite, TermFact } from './brought.ts';
import { fileUnderTag } from './file-under-tag.ts';
import type { AttachmentFact } from './links.ts';
import { keepLanguage, LANGUAGE_TAXONOMIES, marksOfItem } from './marks.ts';
import { wantedSlug } from './wording.ts';
import { tellComments } from './wordpress-comments.ts';
import {
  COUNTED,
  isArticle,
  keyOfItem,
  MIMES,
  moment,
  pathIn,
  placeOfItem,
  typeOf,
  whyLeft,
} from './wordpress-kinds.ts';
import { termOf } from './wordpress-terms.ts';

/** What a person decides that is known before anything is read. */
export type SurveyChoices = Pick<MoveInChoices, 'pages' | 'tags'>;

/** What is in an export, looked at once: everything that entries name, and everything that stays behind. */
export class WordPressSurvey {
  readonly #index: SourceIndex;
  readonly #money: MoneySurvey;
  readonly #counts = new Map<string, { count: number; place: string }>();
  #site: SourceSite = { program: 'wordpress', identity: '', name: '', address: undefined, offset: undefined };
  #sharedChars = 0;
  readonly #choices: SurveyChoices;
  articles = 0;
  pages = 0;

  constructor(index: SourceIndex, choices: SurveyChoices) {
    this.#index = index;
    this.#money = new MoneySurvey(index, (...line) => this.#left(...line));
    this.#choices = choices;
  }

  #left(kind: string, place: string, reason: Why): void {
    this.#index.tell('left', leftLine(kind, place, reason));
  }

  #count(kind: string, place: string): void {
    const found = this.#counts.get(kind);
    if (found) found.count += 1;
    else this.#counts.set(kind, { count: 1, place });
  }

  #keepSite(fields: Record<string, string>): void {
    const written = fields['wp:base_blog_url'] || fields.link || fields['wp:base_site_url'] || '';
    const address = URL.canParse(written) ? new URL(written).href.replace(/\/$/, '') : undefined;
    if (this.#site.identity !== '' && address === undefined) return;
    const identity = (address ?? `wordpress:${fields.title ?? ''}`).replace(/^https?:\/\/(?:www\.)?/, '');
    this.#site = {
      ...this.#site,
      identity: identity || 'wordpress',
      name: wordsOfHtml(fields.title ?? ''),
      address,
    };
  }

  #keepAuthor(fields: Record<string, string>): void {
    const slug = fields['wp:author_login'] ?? '';
    const full = [fields['wp:author_first_name'], fields['wp:author_last_name']].filter(Boolean).join(' ');
    const name = wordsOfHtml(fields['wp:author_display_name'] || full || slug);
    if (slug === '' || name === '') return;
    const author: AuthorFact = {
      slug,
      name,
      words: '',
      picture: '',
      links: [],
      id: fields['wp:author_id'] ?? '',
    };
    this.#index.put('author', slug, author);
    this.#keepAddress(
      `author/${wantedSlug(slug, name)}`,
      { kind: 'author', key: slug },
      `author=${author.id}`,
    );
  }

  #keepAddress(path: string, fact: AddressFact, search = ''): void {
    const base = new URL(this.#site.address ?? 'https://old-site.invalid').pathname.replace(/\/$/, '');
    this.#index.put('address', oldAddressOf(`${base}/${path}`), fact);
    if (search && !search.endsWith('=')) this.#index.put('address', oldAddressOf(`${base}/`, search), fact);
  }

  #keepTerm(kind: 'category' | 'tag', term: TermFact): void {
    const known = this.#index.get<TermFact>(kind, term.slug);
    if (term.slug === '' || (known && known.id !== '')) return;
    this.#index.put(kind, term.slug, term);
    const parents = kind === 'category' ? this.#parentsOf(term) : [];
    const fact = { kind, key: term.slug } as const;
    const path = kind === 'category' ? ['category', ...parents, term.slug].join('/') : `tag/${term.slug}`;
    this.#keepAddress(
      path,
      fact,
      `${kind === 'category' ? 'cat' : 'tag'}=${kind === 'category' ? term.id : term.slug}`,
    );
    if (parents.length > 0) this.#keepAddress(`category/${term.slug}`, fact);
  }

  #parentsOf({ parent }: TermFact): string[] {
    const parents: string[] = [];
    for (let slug = parent; slug !== '' && parents.length < 10; ) {
      parents.unshift(slug);
      slug = this.#index.get<TermFact>('category', slug)?.parent ?? '';
    }
    return parents;
  }

  #keepTerms(item: WxrItem): void {
    for (const { domain, slug, name } of item.terms) {
      const fact = { slug, name: wordsOfHtml(name), description: '', parent: '', id: '' };
      if (domain === 'category' && slug) this.#keepTerm('category', fact);
      else if ((domain === 'post_tag' || domain === 'tag') && slug) this.#keepTerm('tag', fact);
    }
  }

  #keepAttachment(item: WxrItem): void {
    const { fields, meta } = item;
    const id = fields['wp:post_id'] ?? '';
    const url = fields['wp:attachment_url'] || fields.guid || '';
    const ending = /\.([a-z\d]{2,5})$/i.exec(url)?.[1]?.toLowerCase() ?? '';
    const fact: AttachmentFact = {
      url,
      alt: wordsOfHtml(meta._wp_attachment_image_alt ?? ''),
      caption: fields['excerpt:encoded'] ?? '',
      title: wordsOfHtml(fields.title ?? ''),
      mime: MIMES[ending] ?? '',
      parent: fields['wp:post_parent'] ?? '',
    };
    this.#index.put('attachment', id, fact);
    const order = (fields['wp:menu_order'] ?? '0').padStart(6, '0');
    this.#index.put('child', `${fact.parent}:${order}:${id.padStart(12, '0')}`, id);
    this.#keepOwnAddresses(item, { kind: 'attachment', key: id }, 'attachment_id');
  }

  #keepOwnAddresses({ fields }: WxrItem, fact: AddressFact, query: string): void {
    const id = fields['wp:post_id'];
    const base = new URL(this.#site.address ?? 'https://old-site.invalid').pathname;
    for (const address of [fields.link, fields.guid]) {
      const found = pathIn(address);
      if (found) this.#index.put('address', oldAddressOf(found.path, found.search), fact);
    }
    if (id)
      for (const name of new Set(['p', query]))
        this.#index.put('address', oldAddressOf(base, `${name}=${id}`), fact);
  }

  #keepEntry(item: WxrItem, place: string): void {
    const { fields } = item;
    const isPage = typeOf(item) === 'page';
    if (isPage) this.pages += 1;
    if (isPage && this.#choices.pages === 'leave') {
      this.#left('page', place, why('page_left', { title: wordsOfHtml(fields.title ?? '') }));
      return;
    }
    const key = keyOfItem(item);
    if (key === undefined) {
      this.#left('article', place, why('no_key'));
      return;
    }
    const title = wordsOfHtml(fields.title ?? '');
    const slug = wantedSlug(fields['wp:post_name'] ?? '', title) || (/^\d+$/.test(key) ? `post-${key}` : '');
    this.#keepTerms(item);
    const tag = this.#choices.tags === 'categories' ? fileUnderTag(this.#index, item) : undefined;
    const fact: EntryFact = { title, slug, place, marks: marksOfItem(item), ...(tag && { tag }) };
    this.#index.put('entry', key, fact);
    this.#keepOwnAddresses(item, { kind: 'entry', key }, typeOf(item) === 'page' ? 'page_id' : 'p');
    const login = fields['dc:creator'] ?? '';
    if (login && !this.#index.get('author', login)) this.#keepAuthor({ 'wp:author_login': login });
    const [local, gmt] = [moment(fields['wp:post_date']), moment(fields['wp:post_date_gmt'])];
    if (local > 0 && gmt > 0) this.#site.offset ??= Math.round((local - gmt) / 60_000);
    this.articles += 1;
  }

  #item(item: WxrItem, name: string): void {
    const type = typeOf(item);
    const place = placeOfItem(name, item);
    if (type === 'wp_block' || isArticle(type)) this.#money.notes(item, place);
    if (type === 'attachment') this.#keepAttachment(item);
    else if (type === 'wp_block') this.#keepShared(item, place);
    else if (isArticle(type)) this.#keepEntry(item, place);
    else if (type in COUNTED) this.#count(type, place);
    else if (!this.#money.takes(item, type, place))
      this.#left(
        ...([type, place] as const),
        whyBecause('kind_named', whyLeft(type), { title: wordsOfHtml(item.fields.title ?? '') }),
      );
    tellComments(this.#index, item, place);
  }

  #keepShared({ fields }: WxrItem, place: string): void {
    const text = fields['content:encoded'] ?? '';
    this.#sharedChars += text.length;
    if (this.#sharedChars > engineLimits.moveIn.sharedChars)
      this.#left('block', place, why('shared_too_many'));
    else {
      this.#index.put('block', fields['wp:post_id'] ?? '', text);
      this.#left('block', place, why('shared_block'));
    }
  }

  add(record: WxrRecord, name: string): void {
    const { fields } = record;
    if (record.kind === 'item') this.#item(record, name);
    else if (record.kind === 'site') this.#keepSite(fields);
    else if (record.kind === 'author') this.#keepAuthor(fields);
    else if (record.kind === 'comment')
      this.#index.tell('comments', { article: fields.post, text: fields['wp:comment_content'] });
    else this.#keepTermRecord(record.kind, fields);
  }

  #keepTermRecord(kind: 'category' | 'tag' | 'term', fields: Record<string, string>): void {
    const { taxonomy, term } = termOf(kind, fields);
    if (taxonomy === 'language') keepLanguage(this.#index, term.slug, fields['wp:term_description'] ?? '');
    if (taxonomy === 'category') this.#keepTerm('category', term);
    else if (taxonomy === 'post_tag') this.#keepTerm('tag', term);
    else if (taxonomy !== 'nav_menu' && !LANGUAGE_TAXONOMIES.has(taxonomy ?? ''))
      this.#left(taxonomy || 'term', `term ${term.id}`, why('own_taxonomy', { name: term.name }));
  }

  /** Once every part was read. */
  end(): SourceSite {
    for (const [kind, { count, place }] of this.#counts)
      this.#left(
        kind,
        `${place}${count > 1 ? ` and ${count - 1} more` : ''}`,
        whyBecause('kind_counted', COUNTED[kind] ?? why('kind_entry'), { count }),
      );
    return this.#site;
  }
}
