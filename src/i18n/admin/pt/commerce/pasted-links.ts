import type {
  AskFailure,
  FactSource,
  KnownBy,
  OfferStand,
  PasteProblem,
} from '#contract/commerce/pasted-links/pasted-links.words.ts';

const problems: Record<PasteProblem, string> = {
  short_link:
    'É um link curto: só a loja sabe aonde ele leva. Abra-o no navegador e cole aqui o endereço que aparecer.',
  short_link_dead:
    'O link curto não leva mais a lugar nenhum: foi apagado ou tem um erro. Peça o endereço inteiro.',
  short_link_silent:
    'Quem encurtou o link não respondeu a tempo. Cole de novo mais tarde, ou abra-o no navegador e cole aqui o endereço que aparecer.',
  short_link_elsewhere:
    'O link curto leva a um lugar que não é a página de um produto numa loja conhecida. Abra o produto na loja e cole o endereço dele.',
  unknown_shop:
    'Esta edição não conhece a loja. Um proprietário a acrescenta em Lojas; depois cole de novo. O produto pode ser criado já, sem a oferta.',
  shop_closed:
    'A loja está fechada nesta edição. Um proprietário a reabre em Lojas; o produto pode ser criado já, sem a oferta.',
  wrong_country:
    'É a Amazon de outro país, e o código desta edição não vale lá. Cole o endereço da Amazon desta edição ou troque de edição.',
  no_product:
    'O endereço é da loja, mas não é a página de um produto. Abra o produto e cole o endereço dele.',
  no_short_link:
    'Da Shopee só serve o link curto que o painel de afiliados gera. Gere-o lá e cole aqui; o produto pode ser criado já, sem a oferta.',
  no_tag: 'Falta o código de afiliado desta edição. Informe-o em Edições e cole de novo.',
  two_products:
    'Serve para mais de um produto nosso. Abra-os e junte os que são o mesmo, ou acrescente a oferta ao certo.',
};
const sources: Record<FactSource, (file: string) => string> = {
  shop: () => 'Dito agora pela Amazon.',
  catalogue: (feed) => `Do catálogo de ${feed}.`,
  import: (file) => `Do arquivo ${file}.`,
  address: () => 'Tirado do endereço: confira.',
  pasted: () => 'Como foi colado.',
};
const known: Record<KnownBy, string> = {
  ean: 'reconhecido pelo código de barras',
  number: 'reconhecido pelo código da loja',
  address: 'reconhecido pelo endereço',
};
const stands: Record<OfferStand, string> = {
  free: '',
  same: 'Já tem esta oferta nesta edição.',
  other: 'Já tem outra oferta desta loja nesta edição: mude-a no produto.',
};
const silence = 'Complete os campos ou cole de novo mais tarde.';
const unanswered: Record<AskFailure, string> = {
  not_found: 'A Amazon desta edição não conhece este código. Confira o endereço.',
  no_credentials:
    'A Amazon não foi perguntada: falta o acesso à API, em Configurações. Complete os campos à mão.',
  no_tag: 'A Amazon não foi perguntada: falta o código de afiliado desta edição.',
  credentials_refused: 'A Amazon recusou o acesso à API. Confira-o em Configurações.',
  not_eligible: 'A conta da Amazon ainda não pode usar a API. Complete os campos à mão.',
  access_denied: 'A Amazon negou o acesso à API. Confira-o em Configurações.',
  wrong_tag: 'A Amazon não aceita o código de afiliado desta edição. Confira-o em Edições.',
  throttled: `A Amazon pediu para esperar. ${silence}`,
  unavailable: `A Amazon não respondeu a tempo. ${silence}`,
  unexpected_answer: `A Amazon respondeu algo que não se entende. ${silence}`,
  failed: `A pergunta à Amazon não deu certo. ${silence}`,
};

/** Pasting links: its own words, which no other screen needs. */
export const pastedLinks = {
  title: 'Colar links',
  about:
    'Endereços, ASINs, códigos de barras ou a mensagem inteira de um colega. Nada é criado antes de você conferir.',
  text: 'O que colar',
  hint: (edition: string) => `Enter procura, Shift + Enter começa outra linha. Vale para ${edition}.`,
  look: 'Procurar',
  found: (n: number) => (n === 1 ? '1 item reconhecido' : `${n} itens reconhecidos`),
  nothing: 'Nada reconhecido',
  nothingText:
    'Não há ali endereço de loja, ASIN nem código de barras válido. Copie o endereço da página do produto, desde o https://, e cole de novo.',
  removed: (names: string) => `Tirado do endereço: ${names}`,
  through: (network: string) => `pela rede ${network}`,
  barcode: 'Código de barras',
  problems,
  sources,
  known,
  stands,
  unanswered,
  inText: {
    ours: (product: string) => `${product} é um produto nosso`,
    put: 'Pôr o cartão',
    putWithOffer: 'Adicionar a oferta e pôr o cartão',
    draft: (product: string) => `${product} ainda não é um produto nosso`,
    create: 'Criar e pôr o cartão',
    unknown: 'É a página de um produto que ainda não temos',
    several: 'Serve para mais de um produto nosso',
    complete: 'Abrir em Colar links',
    cleaned: (names: string) => `Tirado do endereço: ${names}.`,
  },
  differs:
    'O nome na loja fala em outra embalagem ou outro tamanho. Confira antes: kits e variantes são produtos à parte.',
  isOurs: 'Já é um produto nosso',
  archived: 'Arquivado',
  open: 'Abrir o produto',
  addOffer: 'Adicionar esta oferta',
  added: 'Oferta adicionada',
  addedTo: (product: string) => `Vale para ${product}.`,
  notAdded: 'A oferta não foi adicionada',
  brand: 'Marca',
  name: 'Nome',
  ean: 'Código de barras (EAN)',
  picture: 'Endereço da imagem',
  noPicture: 'A Amazon não deixa guardar as imagens dela: escolha uma sua no produto.',
  priceNow: (money: string) => `Preço: ${money}`,
  leadsTo: (shop: string) => `Com a oferta nesta edição: ${shop}.`,
  withoutOffer: 'Sem oferta: um código de barras sozinho não leva a loja nenhuma.',
  create: 'Criar produto',
  createWithoutOffer: 'Criar sem oferta',
  createAll: (n: number) => `Criar os ${n}`,
  dismiss: 'Deixar de lado',
  made: 'Produto criado',
  madeAll: (n: number) => (n === 1 ? '1 produto criado' : `${n} produtos criados`),
  leftOver: (n: number) =>
    n === 1 ? '1 ficou: veja o que falta nele.' : `${n} ficaram: veja o que falta neles.`,
};

export type PastedLinksTexts = typeof pastedLinks;
