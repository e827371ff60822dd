import type { PostTexts } from '../br/post.ts';

export const post = {
  breadcrumbs: 'Estás aquí',
  home: 'Inicio',
  by: (author: string) => `Por ${author}`,
  updated: (date: string) => `Actualizado el ${date}`,
  readingTime: (minutes: number) => `${minutes} min de lectura`,
  contents: 'En este artículo',
  share: 'Compartir',
  shareOn: (place: string) => `Compartir en ${place}`,
  email: 'Correo',
  shareByEmail: 'Compartir por correo',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  linkCopiedHint: 'Ahora pégalo donde quieras.',
  copyFailed: 'No se pudo copiar el enlace',
  copyFailedHint: 'Copia la dirección desde la barra del navegador.',
  related: 'Lee también',
  previous: 'Anterior',
  next: 'Siguiente',
  neighbours: 'Otros artículos',
  section: 'Recomendaciones de Productos',
} satisfies PostTexts;
