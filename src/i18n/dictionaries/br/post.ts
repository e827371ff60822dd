export const post = {
  breadcrumbs: 'Você está aqui',
  home: 'Início',
  by: (author: string) => `Por ${author}`,
  updated: (date: string) => `Atualizado em ${date}`,
  readingTime: (minutes: number) => `${minutes} min de leitura`,
  contents: 'Neste post',
  share: 'Compartilhar',
  shareOn: (place: string) => `Compartilhar no ${place}`,
  email: 'E-mail',
  shareByEmail: 'Compartilhar por e-mail',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  linkCopiedHint: 'Agora é só colar onde quiser.',
  copyFailed: 'Não foi possível copiar o link',
  copyFailedHint: 'Copie o endereço na barra do navegador.',
  related: 'Leia também',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros posts',
  section: 'Recomendações de Produtos',
};

export type PostTexts = typeof post;
