import type { Locale } from '#contract/site/locales.ts';

/** What an edition is about, for whoever lists it: not in the dictionaries, which every reader's browser loads. */
export const editionDescriptions: Record<Locale, string> = {
  br: 'Guias e avaliações de produtos escritos por quem testa: o que vale a pena, para quem e por quê, com preços honestos.',
  it: 'Guide e recensioni di prodotti scritte da chi li prova: che cosa vale la pena comprare, per chi e perché, con prezzi onesti.',
  mx: 'Guías y reseñas de productos escritas por quienes los prueban: qué vale la pena, para quién y por qué, con precios honestos.',
  es: 'Guías y reseñas de productos escritas por quienes los prueban: qué merece la pena, para quién y por qué, con precios honestos.',
  us: 'Guides and product reviews by people who test them: what is worth buying, for whom and why, with honest prices.',
};
