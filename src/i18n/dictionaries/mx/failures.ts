import type { FailuresTexts } from '../br/failures.ts';

export const failures = {
  title: 'Algo salió mal',
  message: 'No pudimos mostrar esta página. El problema es nuestro y ya quedó registrado.',
  reference: (id: string) => `Si quieres contarnos, menciona el código ${id}.`,
  retry: 'Intentar de nuevo',
  home: 'Ir a la página de inicio',
  loadTitle: 'La página no cargó',
  loadMessage: 'Revisa tu conexión e inténtalo de nuevo en un momento.',
  offlineTitle: 'No tienes conexión',
  offlineMessage:
    'Esta página necesita internet para mostrarte textos y precios actualizados. Inténtalo de nuevo cuando vuelva la conexión.',
} satisfies FailuresTexts;
