import type { FooterTexts } from '../br/footer.ts';

export const footer = {
  tagline: 'Recomendaciones honestas para elegir bien y comprar mejor.',
  globalPresence: 'Presencia global',
  popularCategories: 'Categorías populares',
  allCategories: 'Todas las categorías',
  usefulLinks: 'Enlaces útiles',
  about: 'Acerca de',
  privacy: 'Aviso de privacidad',
  terms: 'Términos de uso',
  affiliates: 'Programa de afiliados',
  contact: 'Contacto',
  earnings: (site: string) =>
    `Como afiliado de Amazon, ${site} obtiene ingresos por las compras que cumplen los requisitos.`,
  images: 'Las imágenes de los productos pertenecen a Amazon y a sus respectivos propietarios.',
  prices: null,
  rights: (year: number, site: string) => `© ${year} ${site}. Todos los derechos reservados.`,
} satisfies FooterTexts;
