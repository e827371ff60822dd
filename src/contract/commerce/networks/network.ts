import type {
  DecimalStyle,
  FeedDelimiter,
  FeedFormat,
  ImportField,
} from '#contract/commerce/imports/imports.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Spelling } from './characters.ts';

/** A number that an owner has to give: the publisher's for an edition, or a shop's. */
export interface NetworkNumber extends Spelling {
  /** What stands for it in a template: `{publisher}`. */
  key: string;
  /** As the network calls it. */
  label: string;
  /** The tracking host of one shop, where the network has one for each. */
  isHost?: boolean | undefined;
  required: boolean;
  example: string;
  /** What it is for everybody in an edition. */
  usual?: Partial<Record<Locale, string>> | undefined;
}

/**
 * How a link is made. In templates `{number}`, `{sub}`, and `{url}` (encoded) or `{rawUrl}` (as it is, at the end) stand
 * for what is put in; what stands in [brackets] is left out where something in it is missing.
 */
export type NetworkLink =
  | { kind: 'template'; template: string; otherForms?: readonly string[] | undefined }
  | { kind: 'append'; parameters: readonly { name: string; value: string }[] }
  /** The path of an address at `from`, below `to`. */
  | { kind: 'rewritePath'; from: string; to: string }
  /** Minted elsewhere, and kept as it was given. */
  | { kind: 'stored' };

/** What tells a sale's page apart in the network's report. */
export interface SubIdRule extends Spelling {
  /** Names of its parameters; the first is ours. */
  params: readonly string[];
  /** Between the parts of one of ours; one of its characters, or nothing. */
  join: string;
}

/** How a file of the network's is read. Positions count from 1, as people count columns. */
export interface NetworkFeed {
  format: FeedFormat;
  delimiter?: FeedDelimiter | undefined;
  columns:
    | { by: 'name'; fields: Partial<Record<ImportField, string>> }
    | {
        by: 'position';
        fields: Partial<Record<ImportField, number>>;
        /** First cells of lines that are no rows: a title, a trailer. */
        notRows: readonly string[];
      };
  constants?: Partial<Record<ImportField, string>> | undefined;
  /** Of amounts that do not say theirs; null is the edition's. */
  currency: string | null;
  decimal: DecimalStyle;
  minorUnits: boolean;
}

export const earningStates = ['pending', 'approved', 'declined', 'paid'] as const;
export type EarningState = (typeof earningStates)[number];

export const reportFields = [
  'day',
  'id',
  'state',
  'amount',
  'sale',
  'currency',
  'sub',
  'external',
  'publisher',
] as const;
export type ReportField = (typeof reportFields)[number];

export interface NetworkReport {
  fields: Partial<Record<ReportField, string>>;
  /** Their words for our states, in lower case. */
  states: Readonly<Record<string, EarningState>>;
  /** How a sale changes afterwards: the same number again, or a further row that takes from it. */
  changes: 'same_id' | 'negative_row';
  dayOrder: 'year' | 'day' | 'month';
  /** Of days that do not say theirs. */
  timeZone: string | null;
  /** Of amounts that do not say theirs; without it the edition's. */
  currency?: string | undefined;
  /** It counts cents. */
  minorUnits?: boolean | undefined;
}

export interface PriceRule {
  maxAgeHours: number;
  keepsHistory: boolean;
  /** Its offers must not stand among those of others. */
  standsApart: boolean;
}

/** Facts that nobody has found in a document of the network's: an owner looks them up. */
export const networkFacts = [
  'deep_links_allowed',
  'sub_id_length',
  'price_age',
  'price_history',
  'feed_columns',
  'report_columns',
  'still_pays',
] as const;
export type NetworkFact = (typeof networkFacts)[number];

/** What has to come out of what; shown at the desk, and run as tests. */
export interface LinkExample {
  numbers: Readonly<Record<string, string>>;
  shopHosts: readonly string[];
  destination: string;
  sub?: string | undefined;
  link: string;
}

export interface Network {
  id: string;
  name: string;
  editions: readonly Locale[];
  accountNumbers: readonly NetworkNumber[];
  shopNumbers: readonly NetworkNumber[];
  link: NetworkLink;
  sub: SubIdRule | null;
  /** Where its links lead over: "awin1.com", or "mercadolivre.com/sec/" where only what is below a path is meant. */
  trackingPlaces: readonly string[];
  feed: NetworkFeed | null;
  report: NetworkReport | null;
  price: PriceRule;
  rel: readonly ('sponsored' | 'nofollow' | 'noopener')[];
  /** Whether a page with its links has to say so. */
  disclosure: boolean;
  notFound: readonly NetworkFact[];
  /** In an owner's own words. */
  note?: string | undefined;
  examples: readonly LinkExample[];
}

/** One shop of a network in one edition, and whose account it is. Numbers by their keys, hosts without "www.". */
export interface NetworkShop {
  account: Readonly<Record<string, string>>;
  shop: Readonly<Record<string, string>>;
  hosts: readonly string[];
}

export const usualLinkRel = ['sponsored', 'nofollow'] as const;

/** The numbers that are the same for everybody, and what an owner gave instead. */
export function withUsualNumbers(
  { accountNumbers, shopNumbers }: Network,
  locale: Locale,
  { account, shop, hosts }: NetworkShop,
): NetworkShop {
  const filled = (numbers: readonly NetworkNumber[], given: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      numbers.flatMap(({ key, usual }) => {
        const value = (Object.hasOwn(given, key) && given[key]) || usual?.[locale];
        return value ? [[key, value]] : [];
      }),
    );
  return { account: filled(accountNumbers, account), shop: filled(shopNumbers, shop), hosts };
}
