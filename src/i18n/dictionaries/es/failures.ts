import type { FailuresTexts } from '../br/failures.ts';

export const failures = {
  title: 'Algo ha ido mal',
  message: 'No hemos podido mostrar esta página. El problema es nuestro y ya lo hemos registrado.',
  reference: (id: string) => `Si quieres avisarnos, indica el código ${id}.`,
  retry: 'Volver a intentarlo',
  home: 'Ir a la página de inicio',
  loadTitle: 'La página no se ha cargado',
  loadMessage: 'Comprueba tu conexión y vuelve a intentarlo en un momento.',
  offlineTitle: 'No tienes conexión',
  offlineMessage:
    'Esta página necesita internet para enseñarte textos y precios al día. Vuelve a intentarlo cuando recuperes la conexión.',
} satisfies FailuresTexts;
