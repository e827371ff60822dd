import type { FailuresTexts } from '../br/failures.ts';

export const failures = {
  title: 'Qualcosa è andato storto',
  message: 'Non siamo riusciti a mostrare questa pagina. Il problema è nostro e lo abbiamo già registrato.',
  reference: (id: string) => `Se vuoi segnalarcelo, indica il codice ${id}.`,
  retry: 'Riprova',
  home: 'Vai alla pagina iniziale',
  loadTitle: 'La pagina non si è caricata',
  loadMessage: 'Controlla la connessione e riprova tra poco.',
  offlineTitle: 'Non sei connesso a internet',
  offlineMessage:
    'Questa pagina ha bisogno di internet per mostrarti testi e prezzi aggiornati. Riprova appena torna la connessione.',
} satisfies FailuresTexts;
