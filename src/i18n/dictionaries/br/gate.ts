export const gate = {
  title: 'Em breve!',
  firstLine: (site: string) => `Estamos preparando a ${site} com todo o cuidado.`,
  secondLine: 'Volte em alguns dias para ver nossas recomendações.',
  back: 'Voltar à seleção de países',
  trademark: 'Amazon e o logotipo da Amazon são marcas registradas da Amazon.com, Inc. ou de suas afiliadas.',
  errorTitle: 'Oops!',
  errorMessage: 'Este site ainda não está disponível.',
  retry: 'Tentar de novo',
};

export type GateTexts = typeof gate;
