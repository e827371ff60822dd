import type { LocaleStatus } from '#contract/site/locales.ts';
import { linkPlaces } from '../commerce/link-places.ts';

const consequences: Record<LocaleStatus, (name: string, address: string) => string> = {
  active: (name, address) =>
    `Os leitores passam a ver ${name} em ${address} agora: a página inicial e tudo o que está publicado. Ela entra na escolha de países, no sitemap e nos feeds.`,
  coming_soon: (name, address) =>
    `Quem abrir qualquer página de ${address} passa a ver que ${name} vem em breve. Posts e avaliações somem para os leitores e do sitemap. Nada é apagado.`,
  inactive: (name, address) =>
    `Quem abrir qualquer página de ${address} passa a ver que ${name} não está disponível, e os buscadores deixam de encontrá-la. Nada é apagado.`,
};

export const editions = {
  title: 'Edições',
  about: 'O que cada país tem de próprio. Vale para os leitores assim que você salva.',
  choose: 'Escolher a edição',
  open: 'Ver a edição',
  saved: (when: string) => `Alterada ${when}`,
  status: 'Situação',
  statusAbout: 'Muda na hora, para todos os leitores.',
  statusOwners: 'Só um proprietário muda a situação.',
  alwaysActive: 'É a edição que recebe quem não tem outra: fica sempre no ar.',
  now: 'Agora',
  notes: {
    active: 'Os leitores veem tudo o que está publicado.',
    coming_soon: 'Os leitores veem que a edição vem em breve.',
    inactive: 'Os leitores veem que a edição não está disponível.',
  },
  steps: { active: 'Pôr no ar', coming_soon: 'Anunciar em breve', inactive: 'Fechar a edição' },
  questions: {
    active: (name: string) => `Pôr ${name} no ar?`,
    coming_soon: (name: string) => `Anunciar ${name} como “em breve”?`,
    inactive: (name: string) => `Fechar ${name}?`,
  },
  consequences,
  statusChanged: 'Situação alterada',
  statusChangedText: (name: string, status: string) => `${name}: ${status}.`,
  identity: 'Nome e idioma',
  identityAbout: 'Como a edição se apresenta, e como escreve números e datas.',
  siteName: 'Nome do site',
  siteNameHint: 'No cabeçalho, no título de cada página e no que se compartilha.',
  language: 'Idioma',
  languageHint: 'O que a página diz aos navegadores e buscadores que está escrito.',
  prices: 'Preços',
  pricesAbout: 'Um preço velho demais some sozinho, com ou sem esta opção.',
  currency: 'Moeda',
  currencySymbol: 'Símbolo',
  symbolHint: 'Para quem usa a edição por fora do site, pela API. As páginas escrevem a moeda pelo idioma.',
  showPrices: 'Mostrar preços aos leitores',
  showPricesHint: 'Sem preços, cada produto leva à loja para ver o preço de agora.',
  pricePreview: 'Assim aparece',
  noPrices: 'Sem preço, só o link para a loja.',
  calendar: 'Fuso horário',
  calendarAbout: 'Quando um post agendado sai, e em que dia os leitores estão.',
  timeZone: 'Fuso horário',
  nowThere: 'Agora, nesta edição',
  shop: 'Loja e afiliação',
  shopAbout: 'Para onde os links levam, e quem recebe a comissão.',
  amazonDomain: 'Loja da Amazon',
  affiliateId: 'Código de afiliado',
  affiliateHint: (ending: string) => `Nesta loja, termina em ${ending}. Vazio, os links vão sem código.`,
  affiliateOwners: 'Só um proprietário muda o código.',
  noAffiliate: 'Sem código',
  placeTags: 'Um código para cada lugar dos links',
  placeTagsAbout: (ending: string) =>
    `Os relatórios da Amazon dizem o código de cada venda. Com códigos seus para estes lugares (terminam em ${ending}), eles dizem que parte da página rendeu. Um lugar sem código usa o de cima.`,
  places: linkPlaces,
  linkPreview: 'Um link fica assim',
  otherShops: 'Outras lojas desta edição',
  disclosure: 'Aviso de afiliação',
  disclosureHint: 'Fica em toda página que tem links de loja, no idioma da edição.',
  unsaved: 'Há alterações que ainda não foram salvas.',
  discard: 'Descartar',
  savedTitle: 'Edição salva',
  savedText: (name: string) => `Os leitores de ${name} já veem as alterações.`,
  failed: 'As edições não carregaram',
};

export type EditionsTexts = typeof editions;
