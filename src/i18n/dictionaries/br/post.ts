export const post = {
  breadcrumbs: 'Você está aqui',
  home: 'Início',
  by: (author: string) => `Por ${author}`,
  updated: (date: string) => `Atualizado em ${date}`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  contents: 'Neste artigo',
  share: 'Compartilhar',
  shareBy: (place: string) => `Compartilhar por ${place}`,
  email: 'e-mail',
  related: 'Leia também',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros posts',
  section: 'Recomendações de Produtos',
};

export type PostTexts = typeof post;
