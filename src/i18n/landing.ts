/** The landing page belongs to no edition: it speaks three languages in turn, as they stand here. */
export const landingTexts = [
  {
    language: 'pt-BR',
    tagline: 'Escolha bem, compre melhor.',
    features: ['Buscas inteligentes', 'Seleção premium', 'Melhores ofertas'],
  },
  {
    language: 'es',
    tagline: 'Elige bien, compra mejor.',
    features: ['Búsquedas inteligentes', 'Selección premium', 'Mejores ofertas'],
  },
  {
    language: 'it',
    tagline: 'Scegli bene, compra meglio.',
    features: ['Ricerche intelligenti', 'Selezione premium', 'Migliori offerte'],
  },
] as const;

/** What does not rotate is Portuguese, like everything outside an edition. */
export const landingLabels = {
  title: 'Vitrina - Escolha o seu país',
  description:
    'Recomendações honestas de produtos em cinco países: Brasil, Itália, México, Espanha e Estados Unidos.',
  countries: 'Escolha o seu país',
  enter: 'Acessar',
  comingSoon: 'Em breve',
  admin: 'Administração',
  language: 'Idioma da frase',
  languages: ['Português', 'Espanhol', 'Italiano'],
  rotate: 'Todos, um depois do outro',
  pause: 'Pausar',
} as const;
