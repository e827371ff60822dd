import { launch } from 'chrome-launcher';
import { paths } from '#contract/paths.ts';
import { findChromium } from '../../scripts/lib/system.js';
import type { Benchmark, Figure } from '../lib/benchmark.ts';
import { shownValue, writeReport } from '../lib/report.ts';
import { auditPage, medianAudit, type PageAudit } from './audit-page.ts';
import { serveControlPage } from './control-page.ts';
import { serveDemo } from './serve-demo.ts';

const RUNS = 3;
const PORT = Number(process.env.BUDGET_PORT ?? 3989);
const templates = {
  landing: paths.landing(),
  home: paths.home('br'),
  post: paths.post('br', 'melhores-aspiradores-verticais'),
  category: paths.category('br', 'casa'),
  'review list': paths.reviews('br'),
  review: paths.review('br', 'nimbra-aero-3'),
};

const exactly = (wanted: number) => ({ text: String(wanted), kept: (value: number) => value === wanted });
const atMost = (most: number) => ({
  text: `≤ ${Math.round(most).toLocaleString('en-US')}`,
  kept: (value: number) => value <= most,
});

/** Whatever a page without scripts costs on this machine is no fault of ours. */
const BLOCKING_NOISE_MS = 1;

function figuresOf(template: string, audit: PageAudit, control: PageAudit): Figure[] {
  const detail = audit.complaints.join(', ') || 'nothing to mend';
  const scores = Object.entries(audit.scores).map(([category, value]) => ({
    name: `${template}, ${category}`,
    value,
    unit: 'of 100',
    detail,
    promise: exactly(100),
  }));
  return [
    ...scores,
    {
      name: `${template}, largest paint`,
      value: audit.largestPaint,
      unit: 'ms',
      detail,
      promise: atMost(1000),
    },
    {
      name: `${template}, blocking`,
      value: audit.blocking,
      unit: 'ms',
      detail: `a page without scripts: ${control.blocking.toFixed(1)} ms`,
      promise: atMost(control.blocking + BLOCKING_NOISE_MS),
    },
    { name: `${template}, layout shift`, value: audit.shift, detail, promise: exactly(0) },
  ];
}

const budget: Benchmark = {
  name: 'budget',
  about: `Lighthouse's mobile run on the built site with the demo content, the median of ${RUNS}; layout shift is a share of the screen, not a ratio.`,
  command: 'npm run budget',
  async *run() {
    const site = await serveDemo(PORT);
    const control = await serveControlPage();
    const chrome = await launch({
      chromePath: findChromium(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const measure = async (url: string) => {
      // A first visit makes the pictures' variants: that is the server's work, once, and not the reader's wait.
      await auditPage(url, chrome.port);
      const runs: PageAudit[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await auditPage(url, chrome.port));
      return medianAudit(runs);
    };
    try {
      const controlAudit = await measure(control.url);
      for (const [template, address] of Object.entries(templates)) {
        yield* figuresOf(template, await measure(site.origin + address), controlAudit);
      }
    } finally {
      chrome.kill();
      control.close();
      await site.close();
    }
  },
};

const figures: Figure[] = [];
for await (const figure of budget.run({} as never)) {
  figures.push(figure);
  console.log(`${figure.name}: ${shownValue(figure)} (${figure.detail})`);
}
writeReport(new Map([[budget, figures]]));
const missed = figures.filter(({ promise, value }) => promise && !promise.kept(value));
console.log(
  `${figures.length - missed.length} kept, ${missed.length} missed; docs/benchmarks.md is up to date.`,
);
process.exit(missed.length === 0 ? 0 : 1);
