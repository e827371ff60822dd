import {
  type VisitorClass,
  type VisitSource,
  visitorClasses,
  visitSources,
} from '#contract/readers/crawlers/crawlers.words.ts';

export const visitFilterNames = ['class', 'outcome', 'from', 'q'];
export const outcomes = ['2', '3', '4', '5'] as const;

interface VisitFilter {
  class?: VisitorClass;
  outcome?: number;
  from?: VisitSource;
  q?: string;
}

/** What the address says to narrow the log by. What makes no sense is left out. */
export function visitFilter(params: URLSearchParams): VisitFilter {
  const kind = visitorClasses.find((each) => each === params.get('class'));
  const outcome = outcomes.find((each) => each === params.get('outcome'));
  const from = visitSources.find((each) => each === params.get('from'));
  const q = params.get('q');
  return {
    ...(kind && { class: kind }),
    ...(outcome && { outcome: Number(outcome) }),
    ...(from && { from }),
    ...(q && { q }),
  };
}

/** What a program asked for is its own writing: "//elsewhere" would lead there. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
