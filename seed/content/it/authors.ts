import type { DemoAuthors } from '#seed/facts/authors.ts';

export const authors: DemoAuthors = {
  'giulia-ferrante': {
    name: 'Giulia Ferrante',
    words:
      'Giulia vive a Torino con due gatti e un parquet chiaro: la polvere la vede prima degli altri. Scrive di pulizia, di aria e di regali che si usano davvero.',
    knows: ['pulizia della casa', "qualità dell'aria", 'gatti', 'regali'],
  },
  'davide-pagliaro': {
    name: 'Davide Pagliaro',
    words:
      'Davide ripara telefoni dai tempi dei tasti. Oggi confronta schede tecniche e scontrini, e controlla ogni sconto sul prezzo di tre mesi prima.',
    knows: ['smartphone', 'audio', 'postazioni di lavoro', 'sconti'],
  },
  'chiara-donati': {
    name: 'Chiara Donati',
    words:
      'Chiara ha imparato a fare il caffè dietro un bancone di Bologna. In cucina vuole pochi apparecchi, facili da lavare; la sera, un libro.',
    knows: ['cucina', 'caffè', 'lettura', 'prima infanzia'],
  },
  'marco-bellandi': {
    name: 'Marco Bellandi',
    words:
      'Marco ha un laboratorio di falegnameria e una valigia sempre pronta. Gli piace ciò che si smonta con un cacciavite solo.',
    knows: ['utensili', 'bagagli', 'palestra in casa', 'piccoli spazi'],
  },
};
