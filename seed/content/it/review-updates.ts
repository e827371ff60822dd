import type { ReviewUpdateTexts } from '#seed/facts/review-updates.ts';

export const reviewUpdates: ReviewUpdateTexts = {
  'nimbra-aero-3': [
    'Abbiamo rimisurato la ricarica a batteria del tutto scarica: 3,5 ore, come dichiara la marca.',
  ],
  'kaluma-volta': [
    'Su richiesta dei lettori abbiamo chiarito che rende meglio sui pavimenti duri che sui tappeti.',
  ],
  'brumelo-fritta-5': [
    'Un altro mese di cestello in lavastoviglie: il rivestimento è come prima. Il voto resta lo stesso.',
    'Abbiamo corretto il timer, che arriva a 60 minuti e non a 30.',
  ],
  'corvita-lenta': ['Abbiamo aggiunto che serve un buon macinacaffè accanto: ce lo avete chiesto in tanti.'],
  'quarzo-m5': [
    'Il secondo aggiornamento di sistema è arrivato puntuale e la batteria regge ancora tutta la giornata.',
    'Abbiamo spiegato meglio che cosa aspettarsi dalle foto con poca luce.',
  ],
  'sonoru-buds-3': [
    'Abbiamo provato il collegamento multipoint anche con due portatili: funziona allo stesso modo.',
  ],
  'paralax-view-27': ['Abbiamo aggiunto la nota sui portatili che chiedono più di 65 W.'],
};
