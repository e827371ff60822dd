import type { GateTexts } from '../br/gate.ts';

export const gate = {
  title: 'Prossimamente!',
  firstLine: (site: string) => `Stiamo preparando ${site} con la massima cura.`,
  secondLine: 'Torna tra qualche giorno per leggere i nostri consigli.',
  back: 'Torna alla scelta del Paese',
  trademark: 'Amazon e il logo Amazon sono marchi di Amazon.com, Inc. o delle sue affiliate.',
  errorTitle: 'Oops!',
  errorMessage: 'Questo sito non è ancora disponibile.',
  retry: 'Riprova',
} satisfies GateTexts;
