import type { Locale } from '#contract/site/locales.ts';
import { formatMoney } from '#i18n/money.ts';

/** Said by the server and sent as it is: not in the dictionaries, which every reader's browser loads. */
const words: Record<Locale, { free: string; cost: (price: string) => string }> = {
  br: { free: 'Entrega grátis', cost: (price) => `Entrega: ${price}` },
  it: { free: 'Spedizione gratuita', cost: (price) => `Spedizione: ${price}` },
  mx: { free: 'Envío gratis', cost: (price) => `Envío: ${price}` },
  es: { free: 'Envío gratis', cost: (price) => `Envío: ${price}` },
  us: { free: 'Free shipping', cost: (price) => `Shipping: ${price}` },
};

interface Edition {
  locale: Locale;
  language: string;
}

/** What delivery costs beside a price in that currency, in the edition's words. */
export const deliveryIn = ({ locale, language }: Edition, price: number, currency: string): string =>
  price === 0 ? words[locale].free : words[locale].cost(formatMoney(price, currency, language));
