import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const affiliates: StaticPageText = {
  title: 'Programma di affiliazione',
  description:
    'Come guadagna Vitrina Italia: che cosa succede quando fai clic su un link verso Amazon, quanto costa a te e perché la commissione non decide i consigli.',
  lead: 'In qualità di affiliato Amazon, Vitrina Italia riceve un guadagno dagli acquisti idonei. Ecco che cosa significa, in pratica, per te che leggi.',
  sections: [
    {
      heading: 'Come funziona',
      paragraphs: [
        'Partecipiamo al programma di affiliazione di Amazon. I link che portano ad amazon.it contengono un codice che dice al negozio da quale sito arriva la visita. Se dopo il clic fai un acquisto che rientra nelle regole del programma, Amazon ci riconosce una commissione.',
        'Il codice identifica noi, non te.',
      ],
    },
    {
      heading: 'Quanto ti costa',
      paragraphs: [
        'Niente. Il prezzo che paghi è lo stesso che troveresti arrivando al negozio per conto tuo: la commissione la versa Amazon. E se preferisci non passare dai nostri link, puoi cercare il prodotto direttamente: i consigli restano gli stessi e restano gratuiti.',
      ],
    },
    {
      heading: 'Come riconosci i link',
      paragraphs: [
        'I link verso i negozi sono contrassegnati come sponsorizzati. Un link di affiliazione ha uno scopo commerciale, ed è giusto che tu lo sappia prima di fare clic.',
      ],
    },
    {
      heading: 'La commissione non sceglie al posto nostro',
      paragraphs: [
        'Un sito che guadagna dagli acquisti potrebbe essere tentato di consigliare sempre, e sempre il più caro. Noi ci siamo dati dei limiti precisi.',
      ],
      points: [
        'Il voto dipende solo da prestazioni, facilità d’uso, costruzione e rapporto qualità-prezzo.',
        'La commissione non decide mai quali prodotti consigliamo.',
        'Nessuna marca paga per una recensione o la approva prima che esca.',
        'Chi scrive firma con il proprio nome, e i difetti si pubblicano insieme ai pregi.',
      ],
    },
    {
      heading: 'Prezzi e immagini',
      paragraphs: [
        'Accanto a ogni prezzo trovi la data e l’ora a cui si riferisce. Se non riusciamo a rinnovarlo, dopo al massimo 23 ore sparisce e resta solo il link. Fa sempre fede il prezzo del negozio nel momento in cui compri.',
        'Le immagini dei prodotti appartengono ad Amazon e ai rispettivi proprietari. Le illustrazioni dei contenuti dimostrativi, invece, sono nostre.',
      ],
    },
    {
      heading: 'Che cosa sappiamo del tuo clic',
      paragraphs: [
        'Sappiamo soltanto che c’è stato. Per ogni giorno, edizione e link teniamo un numero, senza indirizzo IP e senza identificativi, con le persone contate a parte rispetto ai programmi automatici. Questi numeri restano per 25 mesi.',
        'Dopo il clic sei nel negozio, che imposta i propri cookie secondo la propria informativa.',
      ],
    },
    {
      heading: 'Hai un dubbio?',
      paragraphs: [
        'Se un consiglio ti sembra dettato dall’interesse più che dal merito, vogliamo saperlo. Scrivici dalla pagina Contatti e indica l’articolo: lo rileggiamo e, se c’è un errore, lo correggiamo indicando la data.',
      ],
    },
  ],
};
