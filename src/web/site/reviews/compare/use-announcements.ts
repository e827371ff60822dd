import { useEffect, useRef } from 'react';
import { type ChosenProduct, knownProduct } from './chosen.ts';
import { compareTexts } from './compare-texts.ts';

interface Change {
  before: readonly string[];
  products: ChosenProduct[];
  refused: number;
  say: (text: string) => void;
}

/** Says what came, what went, and that there is no more room: to those who do not see the tray change. */
export function useAnnouncements({ before, products, refused, say }: Change): void {
  const texts = compareTexts.useTexts();
  const told = useRef({ slugs: before, refused });
  useEffect(() => {
    const earlier = told.current;
    const slugs = products.map(({ slug }) => slug);
    told.current = { slugs, refused };
    const came = products.findLast(({ slug }) => !earlier.slugs.includes(slug));
    const gone = earlier.slugs.findLast((slug) => !slugs.includes(slug));
    if (refused > earlier.refused) say(texts.full);
    else if (came) say(texts.added(came.name, slugs.length));
    else if (gone) {
      say(slugs.length === 0 ? texts.cleared : texts.removed(knownProduct(gone)?.name ?? gone, slugs.length));
    }
  }, [products, refused, say, texts]);
}
