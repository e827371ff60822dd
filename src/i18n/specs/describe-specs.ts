import { type Locale, languageTags } from '#contract/site/locales.ts';
import { specs as br, specValues as brValues, type SpecKey } from './br.ts';
import { specs as es, specValues as esValues } from './es.ts';
import { specs as it, specValues as itValues } from './it.ts';
import { specs as mx, specValues as mxValues } from './mx.ts';
import type { SpecLabel } from './spec-label.ts';
import { specs as us, specValues as usValues } from './us.ts';

const labels: Record<Locale, Record<SpecKey, SpecLabel>> = { br, it, mx, es, us };
const words: Record<Locale, Record<string, string>> = {
  br: brValues,
  it: itValues,
  mx: mxValues,
  es: esValues,
  us: usValues,
};
const yesNo: Record<Locale, readonly [string, string]> = {
  br: ['Sim', 'Não'],
  it: ['Sì', 'No'],
  mx: ['Sí', 'No'],
  es: ['Sí', 'No'],
  us: ['Yes', 'No'],
};
/** Signs that stand at the figure without a space. */
const CLOSE_UNITS = new Set(['°', '"', '″']);

type Fact = number | string | boolean;

/** An amount in the unit that readers would use for it; in "50 × 45" each of them. */
function inUnits(fact: Fact, { unit = '', measure }: SpecLabel, inWords: (fact: Fact) => string) {
  if (!measure || typeof fact === 'boolean') return { said: inWords(fact), unit };
  if (typeof fact === 'number') {
    const { amount, unit: own } = measure(fact);
    return { said: inWords(amount), unit: own };
  }
  const said = fact.replace(/\d+(?:\.\d+)?/g, (size) => inWords(measure(Number(size)).amount));
  return { said, unit: measure(1).unit };
}

/** A product's facts in an edition's words: 2.4 under weightKg → "Peso", "2,4 kg". Unknown facts are left out. */
export function describeSpecs(
  facts: Record<string, Fact>,
  locale: Locale,
): { label: string; value: string }[] {
  const known = labels[locale] as Record<string, SpecLabel | undefined>;
  const [yes, no] = yesNo[locale];
  const inWords = (fact: Fact): string => {
    if (typeof fact === 'boolean') return fact ? yes : no;
    if (typeof fact === 'number') return fact.toLocaleString(languageTags[locale]);
    return words[locale][fact] ?? fact;
  };
  return Object.entries(facts).flatMap(([key, fact]) => {
    const spec = known[key];
    if (!spec) return [];
    const { said, unit } = inUnits(fact, spec, inWords);
    const gap = unit === '' || CLOSE_UNITS.has(unit) ? '' : ' ';
    return [{ label: spec.label, value: `${said}${gap}${unit}` }];
  });
}
