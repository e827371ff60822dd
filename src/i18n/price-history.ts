import type { Locale } from '#contract/site/locales.ts';

interface PriceHistoryTexts {
  title: string;
  /** Whose prices, and who saw them. */
  about: (shop: string) => string;
  lowest: string;
  highest: string;
  /** The chart in a sentence. */
  summary: (least: string, most: string, from: string, to: string) => string;
  table: string;
  from: string;
  until: string;
  price: string;
}

/** What stands around a price chart and nowhere else; no browser loads it. */
export const priceHistoryTexts: Record<Locale, PriceHistoryTexts> = {
  br: {
    title: 'Histórico de preços',
    about: (shop) => `O que vimos nos últimos meses na ${shop}. O preço atual está no alto da página.`,
    lowest: 'Menor',
    highest: 'Maior',
    summary: (least, most, from, to) => `De ${from} a ${to}, o preço ficou entre ${least} e ${most}.`,
    table: 'Ver em tabela',
    from: 'De',
    until: 'Até',
    price: 'Preço',
  },
  it: {
    title: 'Storico dei prezzi',
    about: (shop) =>
      `Quello che abbiamo visto negli ultimi mesi su ${shop}. Il prezzo attuale è in alto nella pagina.`,
    lowest: 'Minimo',
    highest: 'Massimo',
    summary: (least, most, from, to) => `Dal ${from} al ${to} il prezzo è stato tra ${least} e ${most}.`,
    table: 'Vedi la tabella',
    from: 'Dal',
    until: 'Al',
    price: 'Prezzo',
  },
  mx: {
    title: 'Historial de precios',
    about: (shop) =>
      `Lo que vimos en los últimos meses en ${shop}. El precio actual está al inicio de la página.`,
    lowest: 'Más bajo',
    highest: 'Más alto',
    summary: (least, most, from, to) => `Del ${from} al ${to} el precio estuvo entre ${least} y ${most}.`,
    table: 'Ver en tabla',
    from: 'Del',
    until: 'Al',
    price: 'Precio',
  },
  es: {
    title: 'Historial de precios',
    about: (shop) =>
      `Lo que hemos visto en los últimos meses en ${shop}. El precio actual está al principio de la página.`,
    lowest: 'Mínimo',
    highest: 'Máximo',
    summary: (least, most, from, to) => `Del ${from} al ${to}, el precio ha estado entre ${least} y ${most}.`,
    table: 'Ver la tabla',
    from: 'Desde',
    until: 'Hasta',
    price: 'Precio',
  },
  us: {
    title: 'Price history',
    about: (shop) =>
      `What we saw on ${shop} over the past few months. Today’s price is at the top of the page.`,
    lowest: 'Lowest',
    highest: 'Highest',
    summary: (least, most, from, to) => `From ${from} to ${to}, the price was between ${least} and ${most}.`,
    table: 'Show as a table',
    from: 'From',
    until: 'Until',
    price: 'Price',
  },
};
