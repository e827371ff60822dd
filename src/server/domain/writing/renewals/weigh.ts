import { type RenewalLine, renewalReasons } from '#contract/writing/renewals/renewals.words.ts';
import type { PastTime } from './past-time.ts';

/** What is known of a text that readers can see. */
export interface RenewalFacts {
  /** Followed links of the last thirty days, and of the thirty before them. */
  clicks: number;
  clicksBefore: number;
  views: number;
  /** Days since readers were told something new, and how long that is with half of the texts of its category. */
  days: number;
  pace: number;
  /** A year that its title names and that is over, or a month of one. */
  past: PastTime | undefined;
  /** Products that it shows; those that no shop has; those that have a shop and no price. */
  products: number;
  gone: number;
  unpriced: number;
  brokenLinks: number;
  /** Links that answer and lead to the wrong end, in its words and of the products that it shows. */
  failingLinks: number;
  /** Products that it shows and that something came after. */
  succeeded: number;
  isLonely: boolean;
}

/** What a reader is worth who has not followed a link: one of so many does. */
const VIEWS_A_CLICK = 50;
/** A fall below this is a quiet week, and above it a trend. */
const FALLEN = 0.8;
const SEEN_ENOUGH = 5;
/** Younger than this nothing is old, whatever its category does. */
const YOUNG_DAYS = 90;

/** The share of its clicks that each reason puts at stake. Our judgement, in one place: change it here. */
const shares = {
  gone: 0.8,
  dated: 0.4,
  old: 0.3,
  prices: 0.2,
  broken: 0.1,
  lonely: 0.1,
  failing: 0.2,
  succeeded: 0.2,
} as const;
const MOST_BROKEN = 3;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Clicks a month that are at stake, reason by reason; what weighs nothing is no reason. */
export function weigh(facts: RenewalFacts): RenewalLine[] {
  const { clicks, clicksBefore, views, days, pace, products, gone, unpriced, succeeded } = facts;
  const { brokenLinks, failingLinks } = facts;
  // Nobody looks at it yet, and it may be in need all the same: it comes last, and does not vanish.
  const worth = Math.max(clicks, clicksBefore, views / VIEWS_A_CLICK, 1);
  const lines: RenewalLine[] = [];
  const say = (reason: RenewalLine['reason'], points: number, n: number, of = 0) => {
    if (points > 0) lines.push({ reason, points: Math.max(tenths(points), 0.1), n, of });
  };
  if (clicksBefore >= SEEN_ENOUGH && clicks < clicksBefore * FALLEN)
    say('fell', clicksBefore - clicks, clicks, clicksBefore);
  if (products > 0) {
    say('gone', (worth * shares.gone * gone) / products, gone, products);
    say('succeeded', (worth * shares.succeeded * succeeded) / products, succeeded, products);
    say('prices', (worth * shares.prices * unpriced) / products, unpriced, products);
  }
  if (facts.past) say('dated', worth * shares.dated, facts.past.year, facts.past.month);
  if (days > YOUNG_DAYS && days > pace * 1.5) {
    const late = Math.min(1, (days / Math.max(pace, 1) - 1) / 2);
    say('old', worth * shares.old * late, Math.round(days), Math.round(pace));
  }
  say('broken', worth * shares.broken * Math.min(brokenLinks, MOST_BROKEN), brokenLinks);
  say('failing', worth * shares.failing * Math.min(failingLinks, MOST_BROKEN), failingLinks);
  if (facts.isLonely) say('lonely', worth * shares.lonely, 0);
  return lines.sort(
    (a, b) => b.points - a.points || renewalReasons.indexOf(a.reason) - renewalReasons.indexOf(b.reason),
  );
}

export const sumOf = (lines: RenewalLine[]): number =>
  tenths(lines.reduce((sum, { points }) => sum + points, 0));
