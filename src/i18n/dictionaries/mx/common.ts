import type { CommonTexts } from '../br/common.ts';

export const common = {
  loading: 'Cargando...',
  skipToContent: 'Ir al contenido',
  backToTop: 'Volver al inicio de la página',
  close: 'Cerrar',
  page: (number) => `Página ${number}`,
  previousPage: 'Página anterior',
  newVersion: 'Hay una nueva versión disponible.',
  update: 'Actualizar',
  notifications: 'Avisos',
  notification: 'Aviso',
} satisfies CommonTexts;
