import type { ContactTexts } from '../br/contact.ts';

export const contact = {
  title: 'Contatti',
  description:
    'Scrivi alla redazione: correzioni, suggerimenti di prodotti, domande sulla privacy. Leggiamo i messaggi che arrivano da qui.',
  lead: 'Hai trovato un errore, vuoi suggerire un prodotto o hai una domanda? Scrivici. Ti risponde una persona della redazione.',
  name: 'Nome e cognome',
  email: 'Indirizzo e-mail',
  subject: 'Oggetto',
  message: 'Messaggio',
  trap: 'Lascia vuoto questo campo',
  send: 'Invia il messaggio',
  sending: 'Invio in corso...',
  sentTitle: 'Messaggio ricevuto',
  sentText: 'Grazie per averci scritto. Se serve una risposta, arriverà all’indirizzo che hai indicato.',
  another: 'Scrivi un altro messaggio',
  failedTitle: 'Il messaggio non è partito',
  failedText:
    'Non siamo riusciti a raggiungere il server. Quello che hai scritto è ancora qui: riprova tra poco.',
  problems: 'Controlla i campi segnalati. Quello che hai scritto è ancora qui.',
  privacy: 'Usiamo questi dati solo per risponderti e li cancelliamo dopo 12 mesi.',
  privacyLink: 'Informativa sulla privacy',
  faq: 'Domande frequenti',
} satisfies ContactTexts;
