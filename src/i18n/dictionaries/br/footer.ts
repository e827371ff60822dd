export const footer = {
  tagline: 'Recomendações honestas para você escolher bem e comprar melhor.',
  globalPresence: 'Presença global',
  popularCategories: 'Categorias populares',
  allCategories: 'Todas as categorias',
  usefulLinks: 'Links úteis',
  about: 'Sobre',
  privacy: 'Política de Privacidade',
  terms: 'Termos de Uso',
  affiliates: 'Programa de Afiliados',
  contact: 'Contato',
  earnings: (site: string) =>
    `Como participante do Programa de Associados da Amazon, a ${site} é remunerada pelas compras qualificadas.`,
  images: 'As imagens dos produtos pertencem à Amazon e aos seus respectivos proprietários.',
  prices: 'Os preços são atualizados diariamente e podem mudar a qualquer momento.' as string | null,
  rights: (year: number, site: string) => `© ${year} ${site}. Todos os direitos reservados.`,
};

export type FooterTexts = typeof footer;
