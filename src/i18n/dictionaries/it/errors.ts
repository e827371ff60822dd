import type { ErrorsTexts } from '../br/errors.ts';

export const errors = {
  invalid_input: 'La richiesta contiene qualcosa che non possiamo accettare. Controlla i campi indicati.',
  not_found: 'Non abbiamo trovato quello che cerchi.',
  unauthorized: 'Accedi con il tuo account per continuare.',
  unsupported_media_type: 'Questo formato non è accettato qui.',
  payload_too_large: 'I dati inviati sono troppo grandi.',
  method_not_allowed: 'Questo indirizzo non accetta questo metodo.',
  unavailable: 'Il servizio è momentaneamente non disponibile. Riprova tra poco.',
  internal: 'Qualcosa è andato storto da parte nostra. Abbiamo registrato il problema.',
  forbidden: 'Non hai il permesso di farlo.',
  conflict: 'Qualcosa è cambiato mentre lavoravi. Aggiorna e riprova.',
  too_many_requests: 'Troppi tentativi in poco tempo. Aspetta un po’ e riprova.',
} satisfies ErrorsTexts;
