import { launch } from 'chrome-launcher';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { findChromium } from '../../scripts/lib/system.js';
import type { Benchmark, Figure } from '../lib/benchmark.ts';
import { shownValue, writeReport } from '../lib/report.ts';
import { serveSite } from '../lib/serve-site.ts';
import { auditPage, type PageAudit, summarize } from './audit-page.ts';
import { serveWithoutScripts } from './control-page.ts';

const RUNS = 5;
const PORT = Number(process.env.BUDGET_PORT ?? 3989);
const templates = {
  landing: paths.landing(),
  home: paths.home('br'),
  post: paths.post('br', 'melhores-aspiradores-verticais'),
  category: paths.category('br', 'casa'),
  'review list': paths.reviews('br'),
  review: paths.review('br', 'nimbra-aero-3'),
  comparison: paths.compare('br', ['nimbra-aero-3', 'kaluma-volta']),
  categories: paths.categories('br'),
  author: authorPaths.author('br', 'julia-menezes'),
  launches: paths.launches('br'),
  about: paths.staticPage('br', 'sobre'),
};

/** `npm run budget -- home review` looks at these alone, and writes nothing down. */
const chosen = process.argv.slice(2);

const exactly = (wanted: number) => ({ text: String(wanted), kept: (value: number) => value === wanted });
const atMost = (most: number) => ({
  text: `≤ ${Math.round(most).toLocaleString('en-US')}`,
  kept: (value: number) => value <= most,
});

/** Search engines are told not to keep these: there are as many as readers care to put side by side. */
const unlisted: ReadonlySet<string> = new Set(['comparison']);

type Summary = ReturnType<typeof summarize>;

interface Measured {
  page: Summary;
  /** The same page without its scripts, measured in turns with it. */
  control: Summary;
}

function figuresOf(template: string, { page: audit, control }: Measured): Figure[] {
  const plain = control.blocking;
  const complaints = audit.complaints.join(', ') || 'nothing to mend';
  const figure = (column: string, value: number, rest: Partial<Figure>): Figure => ({
    name: `${template}, ${column}`,
    cell: { row: template, column },
    value,
    detail: complaints,
    ...rest,
  });
  return [
    ...Object.entries(audit.scores).map(([category, value]) =>
      category === 'seo' && unlisted.has(template)
        ? figure(category, value, { unit: '' })
        : figure(category, value, { unit: '', promise: exactly(100) }),
    ),
    figure('largest paint', audit.largestPaint, {
      unit: 'ms',
      detail: 'at most 1,000',
      promise: atMost(1000),
    }),
    figure('blocking', audit.blocking, {
      unit: 'ms',
      detail: `without its scripts ${Math.round(plain)}, and up to ${Math.round(control.mostBlocking)}`,
      promise: atMost(control.mostBlocking),
    }),
    figure('blocking without scripts', plain, { unit: 'ms' }),
    figure('layout shift', audit.shift, { detail: audit.shift.toFixed(4), promise: exactly(0) }),
  ];
}

const budget: Benchmark = {
  name: 'budget',
  about: `Lighthouse's mobile run on the built site with the demo content, the middle of ${RUNS} runs. Promised are four times 100, a largest paint within 1,000 ms, no layout shift (a share of the screen), and no more blocking than the same page without its scripts, measured in turns: its middle run must not block longer than the longest of the other's, which is as much as can be told apart where the machine itself adds tens of milliseconds. What misses its promise is bold.`,
  whyMissed:
    'No script of the application runs before a reader does something: what blocks is styling, laying out and painting the page, four times slowed, and whatever else the machine does meanwhile.',
  command: 'npm run budget',
  async *run() {
    await using started = new AsyncDisposableStack();
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    started.defer(() => chrome.kill());
    const site = await serveSite(PORT);
    started.defer(site.close);
    const plain = await serveWithoutScripts(site.origin);
    started.defer(() => void plain.close());
    const measure = async (address: string): Promise<Measured> => {
      // A first visit makes the pictures' variants: that is the server's work, once, and not the reader's wait.
      await auditPage(site.origin + address, chrome.port);
      const pages: PageAudit[] = [];
      const controls: PageAudit[] = [];
      while (pages.length < RUNS) {
        controls.push(await auditPage(plain.origin + address, chrome.port));
        pages.push(await auditPage(site.origin + address, chrome.port));
      }
      return { page: summarize(pages), control: summarize(controls) };
    };
    for (const [template, address] of Object.entries(templates)) {
      if (chosen.length > 0 && !chosen.includes(template)) continue;
      yield* figuresOf(template, await measure(address));
    }
  },
};

const figures: Figure[] = [];
for await (const figure of budget.run({} as never)) {
  figures.push(figure);
  console.log(`${figure.name}: ${shownValue(figure)} (${figure.detail})`);
}
if (chosen.length === 0) writeReport(new Map([[budget, figures]]));
const missed = figures.filter(({ promise, value }) => promise && !promise.kept(value));
console.log(`${figures.length - missed.length} kept, ${missed.length} missed.`);
process.exit(missed.length === 0 ? 0 : 1);
