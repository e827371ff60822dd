import type { DecimalStyle } from '#contract/commerce/imports/imports.words.ts';
import { foldText } from '#i18n/fold.ts';
import { readAmount } from './read-amount.ts';

interface DeliveryStyle {
  decimal: DecimalStyle;
  minorUnits: boolean;
  currency: string;
}

const FREE =
  /^(?:free|gratis|gratuit[ao]|gratuitamente|frete gratis|envio gratis|free (?:shipping|delivery)|spedizione gratuita)$/;
const NOTHING = /^[^\d]{0,4}0+(?:[.,]0+)?[^\d]{0,4}$/;

/** Google's "BR::Standard:19.90 BRL", of several the first; elsewhere the sum alone. */
const sumIn = (written: string): string =>
  (written.split(/,(?=[A-Z]{2}:)/, 1)[0] ?? '').split(':').at(-1) ?? '';

/**
 * What delivery costs, in minor units; nought is free, null where the feed does not say it so that it can be read. Nobody
 * buys by it alone: what is doubtful is left out rather than refused.
 */
export function readDelivery(written: string, style: DeliveryStyle): number | null {
  const text = sumIn(written.slice(0, 200)).trim();
  if (FREE.test(foldText(text)) || NOTHING.test(text)) return 0;
  const read = readAmount(text, style);
  if ('problem' in read || (read.currency ?? style.currency) !== style.currency) return null;
  return read.amount;
}
