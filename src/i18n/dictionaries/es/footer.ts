import type { FooterTexts } from '../br/footer.ts';

export const footer = {
  tagline: 'Recomendaciones honestas para elegir bien y comprar mejor.',
  globalPresence: 'Presencia global',
  popularCategories: 'Categorías populares',
  allCategories: 'Todas las categorías',
  usefulLinks: 'Enlaces útiles',
  about: 'Sobre nosotros',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  affiliates: 'Programa de afiliados',
  contact: 'Contacto',
  earnings: (site: string) =>
    `En calidad de afiliado de Amazon, ${site} obtiene ingresos por las compras adscritas que cumplen los requisitos aplicables.`,
  images: 'Las imágenes de los productos pertenecen a Amazon y a sus respectivos propietarios.',
  prices: null,
  rights: (year: number, site: string) => `© ${year} ${site}. Todos los derechos reservados.`,
} satisfies FooterTexts;
