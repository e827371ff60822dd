import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ClickCell, EarnedGroup } from './blocks.queries.ts';

export interface SourceSum {
  source: string;
  currency: string;
  amount: number;
}

/** Links to one product at one place of one page, with what they brought in. */
export interface Block {
  locale: Locale;
  pageKind: PageKind | '';
  pageId: number;
  position: ClickPosition | '';
  productId: number;
  clicks: number;
  reported: SourceSum[];
  estimated: SourceSum[];
}

export interface SharedOut {
  blocks: Block[];
  /** What no link that was followed can have brought in. */
  unplaced: (SourceSum & { locale: Locale })[];
}

export function addSum(to: SourceSum[], { source, currency, amount }: SourceSum): void {
  const known = to.find((each) => each.source === source && each.currency === currency);
  if (known) known.amount += amount;
  else to.push({ source, currency, amount });
}

/** Whole cents by weight, which add up to the amount: what rounding down leaves goes to whom it took most from. */
export function shareOf(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return weights.map(() => 0);
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const parts = weights.map((weight, index) => {
    const exact = whole * BigInt(weight);
    return { index, cents: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) };
  });
  let left = Number(whole) - parts.reduce((sum, { cents }) => sum + cents, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    part.cents += 1;
    left -= 1;
  }
  // Nothing is nothing, whatever sign it would have.
  return parts.map(({ cents }) => cents * sign || 0);
}

/** Whether a click there can have led to what this source pays for. */
function mayBeOf(source: string, marketplace: ClickCell['marketplace']): boolean {
  if (marketplace === '') return source === 'amazon' || source === 'shopee';
  const isOwn = source === 'amazon' || source === 'shopee';
  return isOwn ? marketplace === source : marketplace === 'other';
}

type Attributes = Pick<EarnedGroup, 'locale' | 'source' | 'position' | 'productId' | 'ownTag'>;
const keyOf = ({ locale, source, position, productId, ownTag }: Attributes) =>
  `${locale} ${source} ${position} ${productId} ${ownTag}`;

/** Where the clicks are that fit a group: by each combination of what a group may say of itself. */
class Candidates {
  readonly #byKey = new Map<string, number[]>();

  constructor(cells: readonly ClickCell[], sources: ReadonlySet<string>) {
    for (const [index, cell] of cells.entries())
      for (const source of sources)
        if (mayBeOf(source, cell.marketplace))
          for (const position of ['', cell.position] as const)
            for (const productId of new Set([0, cell.productId])) {
              const key = keyOf({ ...cell, source, position, productId });
              const known = this.#byKey.get(key);
              if (known) known.push(index);
              else this.#byKey.set(key, [index]);
            }
  }

  of = (group: Attributes): number[] => this.#byKey.get(keyOf(group)) ?? [];
}

/**
 * Leads what was reported back to the links. Where a report names the page, that is where it was earned. Everything else is
 * an estimate: shared out by the clicks that fit what the report does say; a product to which nobody went was bought after
 * a click on something else.
 */
export function shareOut(groups: readonly EarnedGroup[], cells: readonly ClickCell[]): SharedOut {
  const blocks = new Map<string, Block>();
  const blockOf = (at: Pick<Block, 'locale' | 'pageKind' | 'pageId' | 'position' | 'productId'>): Block => {
    const { locale, pageKind, pageId, position, productId } = at;
    const key = `${locale} ${pageKind} ${pageId} ${position} ${productId}`;
    const known = blocks.get(key);
    if (known) return known;
    const made = { locale, pageKind, pageId, position, productId, clicks: 0, reported: [], estimated: [] };
    blocks.set(key, made);
    return made;
  };
  for (const cell of cells) blockOf(cell).clicks += cell.clicks;

  const unplaced: SharedOut['unplaced'] = [];
  const vague = new Map<string, EarnedGroup>();
  const addVague = (group: EarnedGroup) => {
    const key = `${keyOf(group)} ${group.currency}`;
    const known = vague.get(key);
    if (known) known.amount += group.amount;
    else vague.set(key, { ...group });
  };
  const candidates = new Candidates(cells, new Set(groups.map(({ source }) => source)));
  for (const group of groups) {
    if (group.pageKind !== '') addSum(blockOf(group).reported, group);
    else if (candidates.of(group).length > 0) addVague(group);
    else addVague({ ...group, productId: 0 });
  }
  for (const group of vague.values()) {
    const fitting = candidates.of(group).flatMap((index) => cells[index] ?? []);
    if (fitting.length === 0) {
      const { locale, source, currency, amount } = group;
      unplaced.push({ locale, source, currency, amount });
      continue;
    }
    const shares = shareOf(
      group.amount,
      fitting.map(({ clicks }) => clicks),
    );
    for (const [index, cell] of fitting.entries()) {
      const amount = shares[index] ?? 0;
      if (amount !== 0) addSum(blockOf(cell).estimated, { ...group, amount });
    }
  }
  return { blocks: [...blocks.values()], unplaced };
}
