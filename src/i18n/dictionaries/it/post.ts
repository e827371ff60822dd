import type { PostTexts } from '../br/post.ts';

export const post = {
  breadcrumbs: 'Sei qui',
  home: 'Home',
  by: (author: string) => `Di ${author}`,
  updated: (date: string) => `Aggiornato il ${date}`,
  readingTime: (minutes: number) => `${minutes} min di lettura`,
  contents: 'In questo articolo',
  share: 'Condividi',
  shareOn: (place: string) => `Condividi su ${place}`,
  email: 'E-mail',
  shareByEmail: 'Condividi via e-mail',
  copyLink: 'Copia link',
  linkCopied: 'Link copiato',
  linkCopiedHint: 'Ora puoi incollarlo dove vuoi.',
  copyFailed: 'Non è stato possibile copiare il link',
  copyFailedHint: 'Copia l’indirizzo dalla barra del browser.',
  related: 'Leggi anche',
  previous: 'Precedente',
  next: 'Successivo',
  neighbours: 'Altri articoli',
  section: 'Consigli sui Prodotti',
} satisfies PostTexts;
