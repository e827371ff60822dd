import type { Locale, LocaleStatus } from '#contract/site/locales.ts';

interface EditionFacts {
  status: LocaleStatus;
  siteName: string;
  currency: string;
  currencySymbol: string;
  amazonDomain: string;
  affiliateId: string;
  timeZone: string;
  disclosure: string;
  /** From euro cents to the edition's minor units, roughly; prices end the way that country's do. */
  priceFactor: number;
  priceEnding: number;
}

export const editionFacts: Record<Locale, EditionFacts> = {
  br: {
    status: 'active',
    siteName: 'Vitrina Brasil',
    currency: 'BRL',
    currencySymbol: 'R$',
    amazonDomain: 'amazon.com.br',
    affiliateId: 'vitrinademo-20',
    timeZone: 'America/Sao_Paulo',
    disclosure:
      'Podemos receber uma comissão pelas compras feitas a partir dos links desta página, sem custo a mais para você.',
    priceFactor: 6.2,
    priceEnding: 90,
  },
  it: {
    status: 'active',
    siteName: 'Vitrina Italia',
    currency: 'EUR',
    currencySymbol: '€',
    amazonDomain: 'amazon.it',
    affiliateId: 'vitrinademo0f-21',
    timeZone: 'Europe/Rome',
    disclosure:
      'Potremmo ricevere una commissione sugli acquisti fatti dai link di questa pagina, senza costi in più per te.',
    priceFactor: 1,
    priceEnding: 90,
  },
  mx: {
    status: 'active',
    siteName: 'Vitrina México',
    currency: 'MXN',
    currencySymbol: '$',
    amazonDomain: 'amazon.com.mx',
    affiliateId: 'vitrinademomx-20',
    timeZone: 'America/Mexico_City',
    disclosure:
      'Podemos recibir una comisión por las compras hechas desde los enlaces de esta página, sin costo adicional para ti.',
    priceFactor: 21,
    priceEnding: 0,
  },
  es: {
    status: 'active',
    siteName: 'Vitrina España',
    currency: 'EUR',
    currencySymbol: '€',
    amazonDomain: 'amazon.es',
    affiliateId: 'vitrinademoes-21',
    timeZone: 'Europe/Madrid',
    disclosure:
      'Podemos recibir una comisión por las compras hechas desde los enlaces de esta página, sin coste adicional para ti.',
    priceFactor: 1,
    priceEnding: 95,
  },
  us: {
    status: 'coming_soon',
    siteName: 'Vitrina USA',
    currency: 'USD',
    currencySymbol: '$',
    amazonDomain: 'amazon.com',
    affiliateId: 'vitrinademous-20',
    timeZone: 'America/New_York',
    disclosure:
      'We may earn a commission from purchases made through links on this page, at no extra cost to you.',
    priceFactor: 1.1,
    priceEnding: 99,
  },
};

/** Minor units: 24900 euro cents → 154990 in Brazil. */
export function demoPrice(baseCents: number, locale: Locale): number {
  const { priceFactor, priceEnding } = editionFacts[locale];
  return Math.floor((baseCents * priceFactor) / 1000) * 1000 + 900 + priceEnding;
}
