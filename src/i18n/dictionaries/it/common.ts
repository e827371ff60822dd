import type { CommonTexts } from '../br/common.ts';

export const common = {
  loading: 'Caricamento...',
  skipToContent: 'Vai al contenuto',
  backToTop: 'Torna a inizio pagina',
  close: 'Chiudi',
  newVersion: 'È disponibile una nuova versione.',
  update: 'Aggiorna',
  notifications: 'Avvisi',
  notification: 'Avviso',
} satisfies CommonTexts;
