import type { ProductCard, ShownOffer } from '#contract/commerce/products/product-cards.schemas.ts';
import type { sampleStates } from '#i18n/samples.ts';

export type SampleState = keyof typeof sampleStates;

const picture = (key: string) => `/media/product-${key}-00000000-1200.webp`;

const offer: ShownOffer = {
  id: 1,
  marketplace: 'amazon',
  shopName: 'Amazon',
  url: 'https://www.amazon.com.br/dp/B0DEMO0001',
  availability: 'in_stock',
  price: 154_990,
  currency: 'BRL',
  asOf: '2026-11-14T12:30:00.000Z',
};

const otherShop: ShownOffer = {
  ...offer,
  marketplace: 'other',
  shopName: 'loja.example',
  url: 'https://loja.example/folhea-6',
};

const complete: ProductCard = {
  id: 1,
  brand: 'Nimbra',
  name: 'Aero 3',
  imageUrl: picture('nimbra-aero-3'),
  specs: { weightKg: 2.4 },
  reviewSlug: 'nimbra-aero-3',
  score: 8.9,
  verdict: 'O aspirador sem fio que indicamos para a maioria das casas. Limpa fundo e segura bem o pó fino.',
  bestFor: 'Casas com pet, tapete ou alguém com alergia',
  pros: ['52 minutos com uma carga', 'Filtro lavável', 'Esvazia sem levantar pó'],
  cons: ['Fica em pé só no suporte', 'Reservatório pequeno para uma casa grande'],
  offer,
};

/** One product for each thing that a card may lack or have too much of. */
export const sampleProducts: Record<SampleState, ProductCard> = {
  complete,
  reduced: {
    ...complete,
    id: 10,
    brand: 'Folhea',
    name: '6',
    imageUrl: picture('folhea-6'),
    offer: { ...otherShop, id: 10, price: 61_590, discount: { percent: 12, low: 69_990 } },
  },
  severalShops: {
    ...complete,
    id: 11,
    brand: 'Kaluma',
    name: 'Rota',
    imageUrl: picture('kaluma-volta'),
    offer: {
      ...offer,
      id: 11,
      preferred: true,
      others: [
        { ...otherShop, id: 12, price: 149_990 },
        { ...otherShop, id: 13, shopName: 'outra-loja.example', price: null, asOf: null },
        {
          ...{ ...otherShop, id: 14, shopName: 'mercado-das-coisas-da-casa.example' },
          ...{ availability: 'out_of_stock', price: null, asOf: null },
        },
      ],
    },
  },
  scarce: {
    ...complete,
    id: 2,
    brand: 'Kaluma',
    name: 'Volta',
    imageUrl: picture('kaluma-volta'),
    score: 7.9,
    offer: { ...offer, id: 2, availability: 'scarce', price: 73_990 },
  },
  tooOld: {
    ...complete,
    id: 3,
    brand: 'Orvane',
    name: 'Brisa 40',
    imageUrl: picture('orvane-brisa-40'),
    score: 8.7,
    offer: { ...offer, id: 3, price: null, asOf: null },
  },
  unavailable: {
    ...complete,
    id: 4,
    name: 'Aero 4',
    offer: { ...offer, id: 4, availability: 'out_of_stock', price: null },
  },
  noOffer: { ...complete, id: 5, name: 'Aero 5', offer: null },
  noPicture: { ...complete, id: 6, name: 'Aero 6', imageUrl: null },
  brokenPicture: { ...complete, id: 7, name: 'Aero 7', imageUrl: '/media/nothing-here-1200.webp' },
  longNames: {
    ...complete,
    id: 8,
    brand: 'Companhia Paranaense de Eletroportáteis',
    name: 'Aspirador Vertical Sem Fio Ultrassilencioso 3-em-1 com Autoesvaziamento e Mapeamento XR-2900 Plus',
    score: 10,
    bestFor:
      'Casas de dois andares com três cães, um gato, tapete felpudo, crianças pequenas e nenhuma tomada perto da escada',
    verdict:
      'Superdesumidificadoramente caro, e ainda assim a escolha de quem não quer pensar no assunto por dez anos: o texto continua até a terceira linha para que se veja como o cartão cresce sem empurrar o resto.',
    offer: {
      ...offer,
      id: 8,
      marketplace: 'shopee',
      shopName: 'Loja Oficial da Companhia Paranaense',
      price: 1_234_567_890,
    },
  },
  bare: {
    ...complete,
    id: 9,
    name: 'Aero 9',
    reviewSlug: null,
    score: null,
    verdict: '',
    bestFor: '',
    pros: [],
    cons: [],
    imageUrl: null,
    offer: null,
  },
};

/** The same offer as each edition's shop has it. */
export const sampleOffers = [
  { locale: 'br', offer },
  { locale: 'it', offer: { ...offer, price: 29_999, currency: 'EUR' } },
  { locale: 'mx', offer: { ...offer, price: 589_900, currency: 'MXN' } },
  { locale: 'es', offer: { ...offer, price: 30_950, currency: 'EUR', availability: 'scarce' } },
  { locale: 'us', offer: { ...offer, price: 32_900, currency: 'USD', availability: 'preorder' } },
] as const satisfies { locale: string; offer: ShownOffer }[];
