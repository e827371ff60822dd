import type { Locale } from '#contract/site/locales.ts';

export interface ToShopTexts {
  title: (shop: string) => string;
  affiliate: string;
  go: (shop: string) => string;
  back: string;
}

/** Of the page that old ways to shops lead to, which servers draw; no reader's browser loads it. */
export const toShopTexts: Record<Locale, ToShopTexts> = {
  br: {
    title: (shop) => `Você está indo para a loja ${shop}`,
    affiliate: 'Este é um link de afiliado: podemos receber uma comissão, sem custo a mais para você.',
    go: (shop) => `Ver na ${shop}`,
    back: 'Voltar para a página inicial',
  },
  it: {
    title: (shop) => `Stai andando sul negozio ${shop}`,
    affiliate:
      'Questo è un link di affiliazione: potremmo ricevere una commissione, senza costi in più per te.',
    go: (shop) => `Vedi su ${shop}`,
    back: 'Torna alla pagina iniziale',
  },
  mx: {
    title: (shop) => `Vas a la tienda ${shop}`,
    affiliate: 'Este es un enlace de afiliado: podemos recibir una comisión, sin costo extra para ti.',
    go: (shop) => `Ver en ${shop}`,
    back: 'Volver a la página de inicio',
  },
  es: {
    title: (shop) => `Vas a la tienda ${shop}`,
    affiliate: 'Este es un enlace de afiliado: podemos recibir una comisión, sin coste añadido para ti.',
    go: (shop) => `Ver en ${shop}`,
    back: 'Volver a la página de inicio',
  },
  us: {
    title: (shop) => `You are going to ${shop}`,
    affiliate: 'This is an affiliate link: we may earn a commission, at no extra cost to you.',
    go: (shop) => `See it on ${shop}`,
    back: 'Back to the home page',
  },
};
