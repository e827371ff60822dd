import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '#contract/site/limits.ts';
import { chosenIn } from '#web/shared/api/reviews.ts';

/** The products that a reader has picked for a comparison. In memory only: nothing of it is stored. */
export interface Chosen {
  slugs: readonly string[];
  /** Counts the attempts to choose one too many: each is told of. */
  refused: number;
}

/** What a tray shows of a product, known from the card on which it was chosen. */
export interface ChosenProduct {
  slug: string;
  name: string;
  productId: number;
  imageUrl: string | null;
}

/** What the page was opened with; a box that was ticked before the application ran counts as it stands. */
function readPage(): Chosen {
  const search = new URLSearchParams(location.search);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=compare]')];
  const named = [...chosenIn(search, 'compare'), ...chosenIn(search, 'chosen')].filter(
    (slug) => boxes.find(({ value }) => value === slug)?.checked !== false,
  );
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  return { slugs: [...new Set([...named, ...ticked])].slice(0, limits.reviews.compared), refused: 0 };
}

let chosen: Chosen = typeof document === 'undefined' ? { slugs: [], refused: 0 } : readPage();
const known = new Map<string, ChosenProduct>();
const listeners = new Set<() => void>();

function become(next: Partial<Chosen>): void {
  chosen = { ...chosen, ...next };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const chosenNow = (): readonly string[] => chosen.slugs;

export const knownProduct = (slug: string): ChosenProduct | undefined => known.get(slug);

export function chooseProduct(product: ChosenProduct): void {
  known.set(product.slug, product);
  if (chosen.slugs.includes(product.slug)) return;
  if (chosen.slugs.length >= limits.reviews.compared) become({ refused: chosen.refused + 1 });
  else become({ slugs: [...chosen.slugs, product.slug] });
}

export const unchooseProduct = (slug: string): void =>
  become({ slugs: chosen.slugs.filter((each) => each !== slug) });

export function chooseOnly(slugs: readonly string[]): void {
  if (slugs.join() !== chosen.slugs.join()) become({ slugs });
}

/** `named`: what the address says, for the server and for the first moment in the browser. */
export function useChosen(named: readonly string[] = []): Chosen {
  const names = named.join();
  const first = useMemo(() => ({ slugs: names ? names.split(',') : [], refused: 0 }), [names]);
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => first,
  );
}
