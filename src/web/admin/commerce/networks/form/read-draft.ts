import type { Network, NetworkLink, NetworkNumber } from '#contract/commerce/networks/network.ts';
import { slugOf } from '#contract/site/addresses/slugs.ts';
import { feedOf } from './files/feed-draft.ts';
import { reportOf } from './files/report-draft.ts';
import type { NetworkDraft, NumberDraft } from './network-draft.ts';
import { linesOf, wholeOf, wordsOf } from './typed.ts';

/** "Publisher ID" → "publisherId": what stands for it in a template, unless somebody wants another word. */
export function keyOfLabel(label: string): string {
  const [first = '', ...others] = slugOf(label).split('-');
  return [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))]
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 30);
}

function numberOf({ row: _row, min, max, isHost, usual, ...typed }: NumberDraft): NetworkNumber {
  return {
    ...typed,
    key: typed.key.trim(),
    label: typed.label.trim(),
    example: typed.example.trim(),
    ...(min.trim() && { min: wholeOf(min) }),
    max: wholeOf(max),
    ...(isHost && { isHost }),
    ...(usual && { usual }),
  };
}

function linkOfDraft(draft: NetworkDraft): NetworkLink {
  const { kind } = draft;
  switch (kind) {
    case 'template': {
      const otherForms = linesOf(draft.otherForms);
      return { kind, template: draft.template.trim(), ...(otherForms.length > 0 && { otherForms }) };
    }
    case 'append':
      return {
        kind,
        parameters: draft.parameters.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
      };
    case 'rewritePath':
      return { kind, from: draft.from.trim(), to: draft.to.trim() };
    case 'stored':
      return { kind };
  }
}

/** The definition that the fields make, whether or not it is one that can be published. */
export function networkOf(draft: NetworkDraft): Network {
  const { sub } = draft;
  const note = draft.note.trim();
  return {
    id: draft.id.trim(),
    name: draft.name.trim(),
    editions: draft.editions,
    accountNumbers: draft.accountNumbers.map(numberOf),
    shopNumbers: draft.shopNumbers.map(numberOf),
    link: linkOfDraft(draft),
    sub: draft.hasSub ? { ...sub, params: wordsOf(sub.params), max: wholeOf(sub.max) } : null,
    trackingPlaces: linesOf(draft.places),
    price: {
      maxAgeHours: wholeOf(draft.hours),
      keepsHistory: draft.keepsHistory,
      standsApart: draft.standsApart,
    },
    notFound: draft.notFound,
    ...(note && { note }),
    examples: draft.examples,
    feed: feedOf(draft.feed),
    report: reportOf(draft.report),
    ...draft.kept,
  };
}
