import lighthouse, { type Flags, type Result } from 'lighthouse';

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

/** A busy machine sometimes paints nothing in time, or records no start: that is no finding, and is tried again. */
async function reportOf(url: string, port: number, tries = 4): Promise<Result> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...categories] };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  if (!lhr.runtimeError) return lhr;
  if (tries > 1) return reportOf(url, port, tries - 1);
  throw new Error(`${url}: ${lhr.runtimeError.message}`);
}

/** Lighthouse as it comes: a mid-range phone on a slow mobile network, simulated. */
export async function auditPage(url: string, port: number): Promise<PageAudit> {
  const lhr = await reportOf(url, port);
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
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Of several runs, the middle of each figure; and of what blocked, the most. */
export function summarize(runs: PageAudit[]): PageAudit & { mostBlocking: number } {
  const middle = (read: (run: PageAudit) => number) => median(runs.map(read));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as PageAudit['scores'],
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
    mostBlocking: Math.max(...runs.map(({ blocking }) => blocking)),
  };
}
