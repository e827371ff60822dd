export const shopLink = {
  title: 'Você está indo para a Shopee',
  affiliate: 'Este é um link de afiliado: podemos receber uma comissão, sem custo a mais para você.',
  go: 'Ir para a Shopee',
  back: 'Voltar para a página inicial',
};

export type ShopLinkTexts = typeof shopLink;
