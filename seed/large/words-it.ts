import { inflected, things, type Vocabulary } from './vocabulary.ts';

export const wordsIt: Vocabulary = {
  things: {
    baby: things(
      'baby monitor, passeggini leggeri, seggiolini auto, seggioloni, scaldabiberon, lettini da viaggio, marsupi, borse fasciatoio.f',
    ),
    auto: things(
      'dash cam.f, compressori portatili, aspirapolvere per auto, supporti per telefono, caricabatterie per auto, coprisedili, box da tetto, tappetini in gomma',
    ),
    pets: things(
      'fontanelle per gatti.f, tiragraffi, cucce per cani.f, distributori di croccantini, lettiere.f, pettorine.f, trasportini, spazzole per il pelo.f',
    ),
    fashion: things(
      'borse a spalla.f, valigie da cabina.f, scarpe da corsa.f, giacche impermeabili.f, occhiali da sole, orologi da polso, cinture.f, borsoni da viaggio',
    ),
    kitchen: things(
      'friggitrici ad aria.f, frullatori, macchine da espresso.f, bollitori elettrici, padelle antiaderenti.f, impastatrici.f, coltelli da cucina, pentole a pressione.f',
    ),
    fitness: things(
      'manubri regolabili, fitness tracker, tappetini da yoga, tapis roulant, cyclette.f, bande elastiche.f, corde per saltare.f, pistole massaggianti.f',
    ),
    gifts: things(
      'cofanetti regalo, giochi da tavolo, macchine istantanee.f, candele profumate.f, cornici digitali.f, puzzle, cesti gastronomici, vasi autoirriganti',
    ),
    shopping: things(
      'comparatori di prezzi, programmi di cashback, abbonamenti a sorpresa, programmi fedeltà, prodotti ricondizionati, estensioni di garanzia.f, codici sconto, liste dei desideri.f',
    ),
    home: things(
      "aspirapolvere senza fili, robot aspirapolvere, purificatori d'aria, deumidificatori, ventilatori, scope a vapore.f, lampade da terra.f, supporti per TV",
    ),
    tools: things(
      'trapani avvitatori, torce da lavoro.f, set di cacciaviti, scale pieghevoli.f, cassette degli attrezzi.f, seghe circolari.f, livelle laser.f, idropulitrici.f',
    ),
    phones: things(
      'smartphone di fascia media, auricolari senza fili, power bank, caricatori rapidi, cover per telefono.f, smartwatch, casse bluetooth.f, tablet',
    ),
    computers: things(
      'monitor, tastiere meccaniche.f, mouse senza fili, webcam.f, sedie da ufficio.f, portatili, router wi-fi, SSD esterni',
    ),
    awards: things(
      'elettrodomestici, accessori, marche italiane.f, prodotti da cucina, novità.f, classici di casa, acquisti economici, dispositivi',
    ),
    books: things(
      'e-reader, luci da lettura.f, librerie.f, leggii, fermalibri, quaderni, penne stilografiche.f, libri di ricette',
    ),
  },
  qualities: inflected(
    'economici/economiche, durevoli, compatti/compatte, leggeri/leggere, facili da usare, resistenti, discreti/discrete, affidabili, versatili, ben rifiniti/ben rifinite, con una buona garanzia, per iniziare, di fascia media, di alta gamma, silenziosi/silenziose, a basso consumo, facili da pulire, facili da riporre, fatti per durare/fatte per durare, belli da vedere/belle da vedere',
  ),
  situations: [
    'per appartamenti piccoli',
    'per famiglie numerose',
    'per chi comincia',
    'per tutti i giorni',
    'per chi viaggia molto',
    'da regalare',
    'per il fine settimana',
    'per chi ha poco spazio',
    'per spendere poco',
    'per chi divide la casa',
    'per la casa al mare',
    'per chi lavora da casa',
    "per l'estate",
    "per l'inverno",
    'per studenti',
    'per chi cambia il vecchio modello',
    'per le coppie',
    'per chi vive da solo',
    'per i nonni',
    'per chi non ha pazienza',
  ],
  best: { masculine: 'I migliori', feminine: 'Le migliori' },
  titles: [
    '{Best} {things} {quality} {for}',
    '{Things} {for}: che cosa guardare prima di comprare',
    'Abbiamo provato {count} {things} {quality} {for}',
    '{Things} {quality}: convengono davvero {for}?',
    'Come scegliere {things} {for} senza spendere troppo',
    '{brand} {model}: che cosa ne pensiamo dopo {count} settimane',
    '{brand} {model} o {rival}? {Things} a confronto',
    '{Things} {quality}: {count} errori comuni da evitare',
    '{Things} {for}: la scelta della redazione e due alternative',
    '{count} {things} {quality} che ricompreremmo',
    "Guida all'acquisto: {things} {quality} {for}",
    '{brand} {model} tra {things} {quality}: la prova lunga',
  ],
  datedTitles: [
    '{Best} {things} {quality} di {{month}} {{year}}',
    '{Best} {things} {for} del {{year}}',
    '{Things} {quality}: che cosa conviene a {{month}} {{year}}',
    'Guida {{year}}: {things} {for}',
  ],
  openings: [
    'Abbiamo usato {count} {things} per un mese intero, annotando ogni fastidio.',
    'Non tutti devono spendere molto per {things} {quality}.',
    'Abbiamo scelto {things} {quality} che vanno bene per il portafoglio e per ogni giorno.',
    '{brand} {model} ci ha sorpreso nella prova, ma non va bene per tutti.',
    'Abbiamo confrontato prezzo, garanzia e comodità di {things} {for}.',
    'Prima di comprare {things}, controlla tre misure semplici.',
    'Abbiamo parlato con lettori che usano {things} {quality} da anni.',
    'Di {count} modelli provati, due sono rimasti a casa nostra.',
  ],
  closings: [
    'Ecco quale prenderemmo e perché.',
    'La risposta dipende dallo spazio che hai.',
    'Il più caro non è quello che ci è piaciuto di più.',
    'In fondo, una tabella per decidere in due minuti.',
    'Diciamo anche quando conviene aspettare uno sconto.',
    "C'è una buona scelta in ogni fascia di prezzo.",
    'Mostriamo i difetti che le foto nascondono.',
    'E spieghiamo quello che la confezione non dice.',
  ],
  paragraphs: [
    'Abbiamo passato {count} settimane con {things} {quality} in case vere, con bambini, ospiti e poco tempo. Consigliamo quello che è rimasto in uso.',
    'Secondo noi {things} {for} hanno bisogno di due cose: un montaggio semplice e ricambi facili da trovare. Il resto è decorazione.',
    '{brand} {model} è partito in svantaggio ed è arrivato primo. Dopo qualche giorno nessuno voleva tornare al modello di prima.',
    'Abbiamo misurato, pesato e usato tutto fino a stancarci. Tra {things} {quality} la differenza si vede alla terza settimana.',
    'Se il budget è poco, comincia dal semplice. {Things} di marche note hanno spesso più centri di assistenza.',
    'Abbiamo guardato anche la garanzia, perché è lì che un buon acquisto diventa cattivo. Conserva lo scontrino e prova tutto subito.',
  ],
  headings: ['Che cosa conta', 'Come abbiamo provato', 'A chi serve', 'Dove risparmiare'],
  points: [
    'Il montaggio richiede meno di dieci minuti.',
    'Il manuale è chiaro e in italiano.',
    'Occupa poco spazio quando non serve.',
    'I ricambi si trovano facilmente.',
    "La finitura regge l'uso di ogni giorno.",
    "Il prezzo cambia parecchio durante l'anno.",
  ],
  verdicts: [
    'Per la maggior parte delle persone basta {brand} {model}.',
    'Se rientra nel budget, prendi {brand} {model} senza timore.',
    'Nel dubbio tra {things} {quality}, scegli il modello più semplice.',
    'Aspetta una buona offerta: nessuno di questi è urgente.',
  ],
};
