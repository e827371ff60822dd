export const notFound = {
  title: 'Página não encontrada',
  message: 'A página que você procura não existe ou foi movida.',
  countdown: (n: number) =>
    `Redirecionando para a página inicial em ${n} ${n === 1 ? 'segundo' : 'segundos'}...`,
  skip: 'Não quer esperar? Clique aqui',
  stop: 'Ficar nesta página',
};

export type NotFoundTexts = typeof notFound;
