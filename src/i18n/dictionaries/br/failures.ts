export const failures = {
  title: 'Algo deu errado',
  message: 'Não conseguimos mostrar esta página. O problema é nosso e já foi registrado.',
  reference: (id: string) => `Se quiser nos contar, informe o código ${id}.`,
  retry: 'Tentar de novo',
  home: 'Ir para a página inicial',
  loadTitle: 'A página não carregou',
  loadMessage: 'Confira a sua conexão e tente de novo em instantes.',
  offlineTitle: 'Você está sem conexão',
  offlineMessage:
    'Esta página precisa da internet para mostrar textos e preços atualizados. Tente de novo assim que a conexão voltar.',
};

export type FailuresTexts = typeof failures;
