import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const privacy: StaticPageText = {
  title: 'Informativa sulla privacy',
  description:
    'Quali dati tratta Vitrina Italia, per quanto tempo e perché: nessun cookie per chi legge, clic contati senza identificarti e i tuoi diritti secondo il GDPR.',
  lead: 'Puoi leggere tutto il sito senza dirci chi sei. Qui trovi, voce per voce, le poche informazioni che passano da noi e che cosa puoi chiederci di farne.',
  sections: [
    {
      heading: 'Chi è il titolare del trattamento',
      paragraphs: [
        'Titolare del trattamento è Vitrina Italia, che pubblica questo sito. Per qualsiasi domanda sui tuoi dati ci raggiungi dalla pagina Contatti. Questa informativa segue il Regolamento (UE) 2016/679, il GDPR.',
      ],
    },
    {
      heading: 'Cookie e memoria del browser',
      paragraphs: [
        'A chi legge non inviamo cookie. Per questo non trovi il solito riquadro che chiede il consenso. Un cookie di sessione esiste soltanto per gli amministratori, che lo ricevono quando accedono alla loro area.',
        'Il tuo browser può conservare tre piccole informazioni nella memoria locale, cioè sul tuo dispositivo. Nessuna ci viene trasmessa, e per eliminarle basta cancellare i dati del sito dalle impostazioni del browser. Sono le seguenti.',
      ],
      points: [
        'L’ultima edizione di Vitrina che hai letto.',
        'Il tema che hai scelto, chiaro o scuro.',
        'Solo per gli amministratori, un promemoria che fa comparire il pulsante di amministrazione.',
      ],
    },
    {
      heading: 'Nessun servizio esterno nelle pagine',
      paragraphs: [
        'Testi, caratteri, immagini e programmi della pagina arrivano dal nostro server. Non usiamo script di terzi, strumenti di analisi esterni o reti pubblicitarie.',
        'Anche i pulsanti per condividere su WhatsApp, Telegram, Facebook o via e-mail sono semplici link: finché non fai clic, da quei servizi non viene caricato nulla. Se fai clic, da quel momento vale la loro informativa.',
      ],
    },
    {
      heading: 'Registro del server',
      paragraphs: [
        'Per ogni richiesta il server annota il metodo, l’indirizzo della pagina richiesta, l’esito e la durata. Gli indirizzi IP non vengono registrati. Conserviamo queste righe soltanto per far funzionare il sito e per proteggerlo.',
      ],
    },
    {
      heading: 'Clic verso i negozi',
      paragraphs: [
        'Contiamo quante volte viene usato ciascun link verso un negozio, per giorno e per edizione. Il risultato è un numero: non contiene indirizzi IP né identificativi e non permette di risalire a te. I clic delle persone sono contati a parte rispetto a quelli dei programmi automatici. I conteggi restano per 25 mesi.',
        'Allo stesso modo contiamo quante volte viene vista ogni pagina. Per non contare due volte lo stesso clic, il server ricorda per poco tempo da dove arriva, solo in memoria e in forma irriconoscibile: non viene mai salvato.',
        'Quando arrivi sul sito del negozio, per esempio amazon.it, è il negozio a impostare i propri cookie secondo la propria informativa. Quei cookie non dipendono da noi.',
      ],
    },
    {
      heading: 'Messaggi che ci scrivi',
      paragraphs: [
        'Se usi il modulo della pagina Contatti conserviamo nome, indirizzo e-mail, oggetto e testo del messaggio. Ci servono per risponderti e non li usiamo per altro. Puoi scegliere di non darceli, ma in quel caso non abbiamo modo di risponderti.',
        'La base giuridica è il nostro legittimo interesse a rispondere a chi ci scrive, previsto dall’articolo 6, paragrafo 1, lettera f) del GDPR. Quando il messaggio è una richiesta sui tuoi diritti, lo trattiamo per adempiere a un obbligo di legge, secondo la lettera c) dello stesso paragrafo.',
        'I messaggi vengono cancellati dopo 12 mesi. Se lo chiedi, indicando l’indirizzo e-mail che avevi usato, li esportiamo per te o li eliminiamo prima. Ti suggeriamo di non scrivere nel messaggio dati delicati, come quelli sulla salute: per risponderti non ci servono.',
      ],
    },
    {
      heading: 'Che cosa non facciamo',
      paragraphs: [
        'Non costruiamo profili di chi legge e non prendiamo decisioni automatizzate che ti riguardano. Di chi legge, gli unici dati personali che conserviamo sono quelli inviati con il modulo di contatto.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Per far valere i diritti elencati qui sotto scrivici dalla pagina Contatti e indica l’indirizzo e-mail a cui si riferisce la richiesta; potremmo chiederti una conferma, per non consegnare i tuoi messaggi a qualcun altro. Rispondiamo senza ingiustificato ritardo e di norma entro un mese, gratuitamente. Conteggi e registro, invece, non contengono nulla che ci permetta di collegarli a una persona, quindi lì non possiamo trovare nulla di tuo.',
        'Questi sono i tuoi diritti, nei casi e nei limiti previsti dagli articoli da 15 a 22 del GDPR.',
      ],
      points: [
        'Accesso: sapere quali dati conserviamo e riceverne una copia.',
        'Rettifica: far correggere dati inesatti o incompleti.',
        'Cancellazione: farli eliminare prima della scadenza.',
        'Limitazione: farne sospendere l’uso, ad esempio durante una verifica.',
        'Opposizione: dire no a un trattamento fondato sul legittimo interesse.',
        'Portabilità: ricevere i dati in un formato leggibile da un programma, quando la legge lo prevede.',
      ],
    },
    {
      heading: 'Reclamo al Garante',
      paragraphs: [
        'Se ritieni che i tuoi dati siano trattati in modo scorretto, puoi presentare reclamo al Garante per la protezione dei dati personali oppure all’autorità dello Stato dell’Unione in cui vivi o lavori. Puoi farlo anche senza contattarci prima, ma se ci scrivi proviamo a rimediare.',
      ],
    },
    {
      heading: 'Modifiche a questa informativa',
      paragraphs: [
        'Se il funzionamento del sito cambia, aggiorniamo questa pagina di conseguenza. La versione che leggi qui è quella in vigore.',
      ],
    },
  ],
};
