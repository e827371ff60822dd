import type { FaqText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const faq: FaqText = [
  {
    question: 'Come scegliete e provate i prodotti?',
    answer:
      'Partiamo dall’uso che ne farai, non dalla scheda tecnica. L’autore che firma la recensione giudica prestazioni (40% del voto), facilità d’uso, costruzione e rapporto qualità-prezzo (20% ciascuno): ne esce un voto da 0 a 10, accompagnato da pregi e difetti.',
  },
  {
    question: 'Le marche vi pagano per essere consigliate?',
    answer:
      'No. Nessuna marca paga una recensione o la approva prima della pubblicazione. In qualità di affiliato Amazon riceviamo un guadagno dagli acquisti idonei: per te il prezzo non cambia e la commissione non decide che cosa consigliamo.',
  },
  {
    question: 'Perché un prezzo manca o è diverso da quello del negozio?',
    answer:
      'Ogni prezzo vale per la data e l’ora scritte accanto, e nel frattempo il negozio può averlo cambiato. Se non viene rinnovato, dopo al massimo 23 ore lo togliamo automaticamente. Conta sempre il prezzo che vedi nel negozio quando compri.',
  },
  {
    question: 'Ho trovato un errore: come ve lo segnalo?',
    answer:
      'Scrivici con il modulo di questa pagina, indicando il titolo dell’articolo e il punto che non torna. Se hai una fonte, come il manuale del produttore, citala. Quando l’errore è confermato lo correggiamo e segniamo la data della correzione.',
  },
  {
    question: 'Posso proporre un prodotto da recensire?',
    answer:
      'Certo. Raccontaci quale prodotto ti interessa e che cosa vorresti sapere prima di comprarlo. Leggiamo le proposte volentieri, anche se non possiamo promettere una recensione per ognuna. Se lavori per la marca, diccelo: la tua proposta non avrà corsie preferenziali.',
  },
  {
    question: 'Che fine fa il messaggio che vi mando?',
    answer:
      'Conserviamo nome, e-mail, oggetto e testo solo per poterti rispondere, e cancelliamo tutto dopo 12 mesi. Se vuoi riceverne una copia o farlo eliminare prima, scrivici indicando l’indirizzo e-mail che avevi usato.',
  },
];
