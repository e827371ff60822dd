import type { CommonTexts } from '../br/common.ts';

export const common = {
  loading: 'Caricamento...',
  skipToContent: 'Vai al contenuto',
  backToTop: 'Torna a inizio pagina',
  close: 'Chiudi',
  page: (number) => `Pagina ${number}`,
  previousPage: 'Pagina precedente',
  newVersion: 'È disponibile una nuova versione.',
  update: 'Aggiorna',
  notifications: 'Avvisi',
  notification: 'Avviso',
} satisfies CommonTexts;
