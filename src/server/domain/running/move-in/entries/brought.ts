import type { Locale } from '#contract/site/locales.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';

import type { Marks } from './marks.ts';

/** What was left behind, where it stood, and why. */
export interface Left {
  kind: string;
  place: string;
  /** In English, as the report's file has it. */
  reason: string;
  code?: string | undefined;
  because?: string | undefined;
  values?: Record<string, string | number> | undefined;
}

/** The site that moves in. */
export interface SourceSite {
  program: 'wordpress' | 'ghost';
  /** By which it is known when it comes again. */
  identity: string;
  name: string;
  /** Its address, where the source says it; it ends without a slash. */
  address: string | undefined;
  /** How far its clocks are from Greenwich, in minutes, where an entry says only the one. */
  offset: number | undefined;
}

/** What is known of an entry before it is read for good. */
export interface EntryFact {
  title: string;
  /** The address that it wants here. */
  slug: string;
  place: string;
  /** By what it can be told to which edition it belongs. */
  marks?: Marks;
  /** Where it goes, and the address that it gets there. */
  edition?: Locale;
  newSlug?: string;
  /** The tag that it stands in here, where it has no category. */
  tag?: string;
  /** Its language, where no edition speaks it. */
  foreign?: string;
}

export interface TermFact {
  slug: string;
  name: string;
  description: string;
  parent: string;
  /** Its number there. */
  id: string;
  /** It was a tag, and is a category because articles stand in it that have no other. */
  isTag?: true;
  /** What it is here, in each edition that has it. */
  here?: Partial<Record<Locale, { id: number; slug: string }>>;
}

export interface AuthorFact {
  slug: string;
  name: string;
  words: string;
  picture: string;
  links: string[];
  id: string;
  newSlug?: string;
  newId?: number;
}

/** What an old address shows. */
export interface AddressFact {
  kind: 'entry' | 'category' | 'tag' | 'author' | 'attachment';
  key: string;
}

export interface BroughtPicture {
  src: string;
  alt: string;
}

/** An article in our terms, as far as the source alone can tell. */
export interface BroughtArticle {
  key: string;
  place: string;
  title: string;
  slug: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  keyword: string;
  content: ContentDocument;
  picture: BroughtPicture | undefined;
  author: string | undefined;
  category: string | undefined;
  status: 'published' | 'scheduled' | 'draft';
  isHandedIn: boolean;
  isTrashed: boolean;
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  /** Every address that led to it. */
  addresses: string[];
  /** What the same text in other languages is marked with, too. */
  group?: string | undefined;
  /** Addresses of the old site by which its text led to shops. */
  cloaks: string[];
  left: Left[];
}
