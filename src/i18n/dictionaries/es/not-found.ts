import type { NotFoundTexts } from '../br/not-found.ts';

export const notFound = {
  title: 'Página no encontrada',
  message: 'La página que buscas no existe o se ha movido.',
  countdown: (n: number) =>
    `Redirigiendo a la página de inicio en ${n} ${n === 1 ? 'segundo' : 'segundos'}...`,
  skip: '¿No quieres esperar? Haz clic aquí',
  stop: 'Quedarme en esta página',
} satisfies NotFoundTexts;
