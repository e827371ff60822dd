import type { CharacterKind } from '#contract/commerce/networks/characters.ts';
import type {
  LinkExample,
  Network,
  NetworkFact,
  NetworkLink,
  NetworkNumber,
} from '#contract/commerce/networks/network.ts';
import { usualLinkRel } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';
import { blankFeed, type FeedDraft, feedDraftOf } from './files/feed-draft.ts';
import { blankReport, type ReportDraft, reportDraftOf } from './files/report-draft.ts';

export type LinkKind = NetworkLink['kind'];
export const linkKinds = ['template', 'append', 'rewritePath', 'stored'] as const satisfies LinkKind[];

/** A number as it is being written down. `row` tells rows apart that say the same. */
export interface NumberDraft {
  row: number;
  key: string;
  label: string;
  characters: CharacterKind[];
  min: string;
  max: string;
  required: boolean;
  isHost: boolean;
  example: string;
  usual?: NetworkNumber['usual'];
}

export interface ParameterDraft {
  row: number;
  name: string;
  value: string;
}

/** What somebody tries the definition with; it is not published. */
export interface Trial {
  numbers: Record<string, string>;
  address: string;
  sub: string;
  /** Lines of its files; a draft that an older program kept has none. */
  feed?: string;
  report?: string;
}

/** A definition as it is typed: every kind of link keeps its fields, and lists are lines of text. */
export interface NetworkDraft {
  name: string;
  id: string;
  editions: Locale[];
  accountNumbers: NumberDraft[];
  shopNumbers: NumberDraft[];
  kind: LinkKind;
  template: string;
  otherForms: string;
  parameters: ParameterDraft[];
  from: string;
  to: string;
  hasSub: boolean;
  sub: { params: string; characters: CharacterKind[]; min?: number | undefined; max: string; join: string };
  places: string;
  hours: string;
  keepsHistory: boolean;
  standsApart: boolean;
  notFound: NetworkFact[];
  note: string;
  examples: LinkExample[];
  feed: FeedDraft;
  report: ReportDraft;
  /** What has no fields here goes along as it was. */
  kept: Pick<Network, 'rel' | 'disclosure'>;
  trial: Trial;
}

/** A number that no row has yet. */
export const nextRow = (rows: readonly { row: number }[]): number =>
  Math.max(0, ...rows.map(({ row }) => row)) + 1;

export const blankNumber = (row: number): NumberDraft => ({
  row,
  key: '',
  label: '',
  characters: ['digits'],
  min: '',
  max: '12',
  required: true,
  isHost: false,
  example: '',
});

/** A host has its own characters, and is longer than most numbers: nobody should have to mark that. */
export const asHost = (number: NumberDraft, isHost: boolean): NumberDraft => ({
  ...number,
  isHost,
  ...(isHost && { characters: ['digits', 'lower', 'hyphen', 'dot'], min: '', max: '100' }),
});

export const blankDraft = (): NetworkDraft => ({
  name: '',
  id: '',
  editions: [],
  accountNumbers: [blankNumber(1)],
  shopNumbers: [blankNumber(1)],
  kind: 'template',
  template: '',
  otherForms: '',
  parameters: [{ row: 1, name: '', value: '' }],
  from: '',
  to: '',
  hasSub: true,
  sub: { params: '', characters: ['digits', 'lower', 'upper', 'hyphen'], max: '50', join: '-' },
  places: '',
  hours: '24',
  keepsHistory: false,
  standsApart: false,
  notFound: [],
  note: '',
  examples: [],
  feed: blankFeed(),
  report: blankReport(),
  kept: { rel: usualLinkRel, disclosure: true },
  trial: { numbers: {}, address: '', sub: '' },
});

const numberDraft = (number: NetworkNumber, at: number): NumberDraft => ({
  ...number,
  row: at + 1,
  characters: [...number.characters],
  min: String(number.min ?? ''),
  max: String(number.max),
  isHost: number.isHost ?? false,
});

/** What there is of a network, put into the fields. */
export function draftOf(network: Network): NetworkDraft {
  const blank = blankDraft();
  const { link, sub, price, feed, report, rel, disclosure, ...rest } = network;
  return {
    ...blank,
    name: rest.name,
    id: rest.id,
    editions: [...rest.editions],
    accountNumbers: rest.accountNumbers.map(numberDraft),
    shopNumbers: rest.shopNumbers.map(numberDraft),
    kind: link.kind,
    ...(link.kind === 'template' && {
      template: link.template,
      otherForms: (link.otherForms ?? []).join('\n'),
    }),
    ...(link.kind === 'append' && {
      parameters: link.parameters.map((parameter, at) => ({ row: at + 1, ...parameter })),
    }),
    ...(link.kind === 'rewritePath' && { from: link.from, to: link.to }),
    hasSub: sub !== null,
    ...(sub && {
      sub: {
        ...sub,
        params: sub.params.join(' '),
        characters: [...sub.characters],
        max: String(sub.max),
      },
    }),
    places: rest.trackingPlaces.join('\n'),
    hours: String(price.maxAgeHours),
    keepsHistory: price.keepsHistory,
    standsApart: price.standsApart,
    notFound: [...rest.notFound],
    note: rest.note ?? '',
    examples: [...rest.examples],
    feed: feedDraftOf(feed),
    report: reportDraftOf(report),
    kept: { rel, disclosure },
  };
}
