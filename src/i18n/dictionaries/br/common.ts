export const common = {
  loading: 'Carregando...',
  skipToContent: 'Ir para o conteúdo',
  backToTop: 'Voltar ao topo da página',
  close: 'Fechar',
  /** Of a list. */
  page: (number: number) => `Página ${number}`,
  previousPage: 'Página anterior',
  newVersion: 'Uma nova versão está disponível.',
  update: 'Atualizar',
  notifications: 'Avisos',
  notification: 'Aviso',
};

export type CommonTexts = typeof common;
