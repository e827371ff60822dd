import type { Availability } from '#contract/commerce/products/products.schemas.ts';
import { foldText } from '#i18n/fold.ts';

/** Google's words, Awin's numbers, and what people write in the languages of our editions. */
const WORDS: [Availability, RegExp][] = [
  [
    'out_of_stock',
    /^(0|no|nao|false|out ?of ?stock|out|sold ?out|unavailable|discontinued|backorder|indisponivel|esgotado|sem estoque|fora de estoque|agotado|sin existencias|sin stock|no disponible|esaurito|non disponibile)$/,
  ],
  ['preorder', /^(preorder|pre ?order|pre ?venda|preventa|preordine|presale)$/],
  [
    'scarce',
    /^(scarce|limited|limited availability|low stock|ultimas unidades|ultime unita|poucas unidades)$/,
  ],
  [
    'in_stock',
    /^([1-9]\d*|yes|y|true|sim|si|in ?stock|instock|available|available now|disponivel|em estoque|disponible|en existencia|en stock|disponibile|in magazzino)$/,
  ],
];

/** A word that nobody knows says nothing, so that nothing is said. */
export function readAvailability(written: string): Availability {
  const word = foldText(written.replace(/^https?:\/\/schema\.org\//i, '').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[_-]+/g, ' ')
    .trim();
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? 'unknown';
}
