import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const terms: StaticPageText = {
  title: 'Termini di utilizzo',
  description:
    'Le regole per usare Vitrina Italia: valore dei consigli, prezzi e disponibilità, acquisti nei negozi, diritti su testi e immagini, responsabilità.',
  lead: 'Queste sono le condizioni alle quali puoi usare il sito. Le abbiamo scritte per essere lette: poche regole, in parole comuni.',
  sections: [
    {
      heading: 'A chi e a che cosa si applicano',
      paragraphs: [
        'I termini riguardano le pagine di Vitrina Italia e valgono per chiunque le consulti. Leggere è gratuito e non richiede registrazione. Se non sei d’accordo con una di queste regole, ti chiediamo di non usare il sito; se una ti sembra poco chiara, chiedici spiegazioni dalla pagina Contatti.',
      ],
    },
    {
      heading: 'Che valore hanno i nostri consigli',
      paragraphs: [
        'Recensioni, guide e voti esprimono il giudizio dell’autore che li firma. Il voto, da 0 a 10, pesa prestazioni per il 40%, facilità d’uso, costruzione e rapporto qualità-prezzo per il 20% ciascuno. Nessuna marca paga una recensione o la approva.',
        'Curiamo l’esattezza di quello che scriviamo, ma un produttore può cambiare un modello dopo la pubblicazione e un errore può sfuggirci. Prima di comprare controlla le caratteristiche nella scheda del negozio, e per l’uso e la sicurezza segui sempre le istruzioni del produttore. Gli errori che scopriamo vengono corretti, con la data della correzione.',
      ],
    },
    {
      heading: 'Prezzi e disponibilità',
      paragraphs: [
        'Un prezzo compare soltanto insieme alla data e all’ora a cui si riferisce. Se non viene rinnovato, dopo al massimo 23 ore scompare da solo: meglio nessun prezzo che un prezzo vecchio.',
        'In ogni caso conta il prezzo indicato dal negozio al momento dell’acquisto. Lo stesso vale per disponibilità, spese di spedizione e tempi di consegna.',
      ],
    },
    {
      heading: 'Gli acquisti si fanno nel negozio',
      paragraphs: [
        'Vitrina Italia non vende prodotti e non incassa pagamenti. Quando compri, il contratto è tra te e il venditore: è a lui che ti rivolgi per ordine, consegna, recesso, resi e garanzia legale, con i diritti che la legge riconosce ai consumatori.',
        'I link verso i negozi sono link di affiliazione contrassegnati come sponsorizzati. In qualità di affiliato Amazon riceviamo un guadagno dagli acquisti idonei, senza alcuna variazione del prezzo per te.',
      ],
    },
    {
      heading: 'Siti di altri',
      paragraphs: [
        'Un clic su un link a un negozio o su un pulsante di condivisione ti porta fuori da Vitrina. Da lì in avanti valgono le condizioni e le informative di quel sito, compresi i suoi cookie.',
      ],
    },
    {
      heading: 'Testi, immagini e marchi',
      paragraphs: [
        'I testi sono nostri o dei loro autori e sono protetti dal diritto d’autore. Le immagini dei prodotti appartengono ad Amazon e ai rispettivi proprietari; le illustrazioni dei contenuti dimostrativi sono nostre. I marchi citati restano di chi li ha registrati e compaiono solo per indicare il prodotto di cui si parla.',
        'Se una pagina usa materiale tuo senza averne diritto, segnalacelo dalla pagina Contatti: verifichiamo e, se hai ragione, lo togliamo. I nostri testi hanno regole semplici.',
      ],
      points: [
        'Puoi condividere i link alle pagine con chi vuoi.',
        'Puoi citare brevi passaggi, indicando Vitrina Italia come fonte.',
        'Per ripubblicare un articolo intero, o gran parte di esso, serve il nostro consenso.',
      ],
    },
    {
      heading: 'Uso corretto del sito',
      paragraphs: [
        'Per rispetto di chi legge e di chi ci lavora, ti chiediamo di evitare alcuni comportamenti.',
      ],
      points: [
        'Cercare di entrare nelle aree riservate o di aggirare le protezioni.',
        'Sovraccaricare il server o ostacolarne il funzionamento.',
        'Gonfiare i conteggi dei clic con mezzi automatici.',
        'Usare il modulo di contatto per spam, insulti o messaggi a nome di altri.',
      ],
    },
    {
      heading: 'Responsabilità',
      paragraphs: [
        'Il sito è offerto così come si trova: facciamo il possibile perché sia raggiungibile e corretto, ma non possiamo garantire che lo sia in ogni momento. Nei limiti consentiti dalla legge non rispondiamo di quanto dipende dai negozi, dai venditori o dai produttori.',
        'Niente di ciò che leggi qui esclude la responsabilità per dolo o colpa grave, né le tutele a cui un consumatore non può rinunciare.',
      ],
    },
    {
      heading: 'Dati personali',
      paragraphs: [
        'Trattiamo i dati personali nel rispetto del Regolamento (UE) 2016/679, il GDPR. L’Informativa sulla privacy spiega quali sono, per quanto tempo li conserviamo e come esercitare i tuoi diritti, compreso il reclamo al Garante per la protezione dei dati personali.',
      ],
    },
    {
      heading: 'Modifiche e legge applicabile',
      paragraphs: [
        'Possiamo aggiornare questi termini quando cambia il sito o cambiano le norme; fa fede il testo pubblicato in questa pagina. Si applica la legge italiana. Se sei un consumatore conservi la protezione delle norme inderogabili del Paese in cui risiedi e il diritto di rivolgerti al giudice che la legge indica per te.',
      ],
    },
  ],
};
