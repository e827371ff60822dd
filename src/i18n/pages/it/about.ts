import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const about: StaticPageText = {
  title: 'Chi siamo',
  description:
    'Chi c’è dietro Vitrina Italia, come nascono le recensioni e i voti da 0 a 10, come correggiamo gli errori e da dove arrivano i nostri guadagni.',
  lead: 'Vitrina Italia è una rivista di consigli sui prodotti. Ti aiutiamo a capire che cosa comprare, per quale uso e, qualche volta, perché non comprare affatto.',
  sections: [
    {
      heading: 'Un’edizione per l’Italia',
      paragraphs: [
        'Vitrina esce in cinque edizioni: Brasile, Italia, Messico, Spagna e Stati Uniti. Quella che stai leggendo è scritta in italiano per chi vive qui, e rimanda ad amazon.it, con i prezzi in euro.',
        'Non vendiamo nulla e non abbiamo un magazzino da svuotare. Il nostro lavoro finisce quando hai le idee più chiare: l’acquisto, se decidi di farlo, avviene nel negozio.',
      ],
    },
    {
      heading: 'Come nasce una recensione',
      paragraphs: [
        'Ogni recensione porta il nome di chi l’ha scritta. Partiamo dalla situazione concreta di chi legge, cioè lo spazio in casa, la spesa prevista e l’uso di tutti i giorni, e mettiamo accanto ai pregi anche i difetti. Un prodotto senza punti deboli non l’abbiamo ancora incontrato.',
        'Quando un modello va bene per pochi, lo scriviamo. Quando quello più economico basta a quasi tutti, scriviamo anche questo.',
      ],
    },
    {
      heading: 'Che cosa c’è dentro un voto',
      paragraphs: [
        'Il voto va da 0 a 10 ed è una media ponderata di quattro giudizi. I pesi sono uguali per tutte le categorie, così due voti si possono confrontare senza trucchi.',
      ],
      points: [
        'Prestazioni, 40%: quanto bene fa ciò per cui lo compri.',
        'Facilità d’uso, 20%: quanto è semplice conviverci, dal primo giorno in poi.',
        'Costruzione, 20%: materiali, assemblaggio, solidità.',
        'Rapporto qualità-prezzo, 20%: quanto ricevi per quello che spendi.',
      ],
    },
    {
      heading: 'Indipendenza e guadagni',
      paragraphs: [
        'Nessuna marca paga per una recensione e nessuna approva un testo prima della pubblicazione. Ci sosteniamo con i link di affiliazione: se compri passando da un nostro link, Amazon può riconoscerci una commissione, e il prezzo per te resta lo stesso.',
        'La commissione non decide mai che cosa consigliamo. I dettagli sono nella pagina Programma di affiliazione.',
      ],
    },
    {
      heading: 'Quando sbagliamo',
      paragraphs: [
        'Capita, e preferiamo che si veda. Se un dato è sbagliato lo correggiamo e indichiamo la data della correzione. Se te ne accorgi prima di noi, scrivici dalla pagina Contatti: ci fai un favore, e lo fai a chi leggerà dopo di te.',
      ],
    },
    {
      heading: 'Un sito che non ti segue',
      paragraphs: [
        'Leggere Vitrina Italia non comporta cookie, pubblicità di terzi o strumenti di analisi esterni. Tutto ciò che vedi arriva dal nostro server. L’Informativa sulla privacy racconta il resto, comprese le poche cose che contiamo.',
      ],
    },
    {
      heading: 'Contenuti dimostrativi',
      paragraphs: [
        'I prodotti presentati nei contenuti dimostrativi sono inventati e non si trovano in commercio. Le illustrazioni che li accompagnano sono nostre.',
      ],
    },
  ],
};
