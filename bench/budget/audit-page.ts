import lighthouse from 'lighthouse';

/** What one run of Lighthouse says of a page; times in milliseconds. */
export interface PageAudit {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** What a perfect score lacks, so that somebody can mend it. */
  complaints: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse as it comes: a mid-range phone on a slow mobile network, simulated. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as PageAudit['scores'],
    largestPaint: numberOf('largest-contentful-paint'),
    blocking: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    complaints: categories.flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle one of several runs, figure by figure. */
export function medianAudit(runs: PageAudit[]): PageAudit {
  const middle = (read: (run: PageAudit) => number) => median(runs.map(read));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as PageAudit['scores'],
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    shift: middle((run) => run.shift),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  };
}
