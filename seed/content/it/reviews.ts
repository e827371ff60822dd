import type { DemoReviews } from '#seed/facts/reviews.ts';

export const reviews: DemoReviews = {
  'nimbra-aero-3': {
    slug: 'nimbra-aero-3',
    title: 'Nimbra Aero 3: il senza fili che pulisce al primo passaggio',
    verdict:
      'L’aspirapolvere senza fili che consigliamo a quasi tutti: forte sui tappeti, leggero in mano e con un filtro che chi è allergico apprezza. Costa più di un modello base, e la differenza si sente.',
    bestFor: 'Trilocali, tappeti, animali e allergie',
    notFor: 'Monolocali e budget ridotti',
    pros: [
      'Raccoglie polvere fine al primo passaggio',
      'Autonomia di 52 minuti, basta per un trilocale',
      'Filtro H13 adatto a chi è allergico',
      'Peso di 2,4 kg ben distribuito',
    ],
    cons: ['Spesa alta per una casa piccola', 'Con 71 dB non è silenzioso'],
    body: `## In casa, ogni giorno

Lo abbiamo usato per tre settimane in un trilocale con parquet, due tappeti e un gatto. La polvere nelle fughe sparisce al primo passaggio, i peli sui tappeti anche. I 52 minuti di autonomia ci hanno portati dall’ingresso al bagno senza soste, poi servono tre ore e mezza per tornare al pieno.

Pesa 2,4 kg e a terra quasi non si avverte. In alto, sopra gli armadi o lungo le tende, il braccio chiede una pausa. Il filtro H13 trattiene bene: dopo la pulizia l’aria non ha quell’odore di polvere smossa che conosciamo tutti.

## Che cosa sapere prima

Il contenitore da 0,6 litri va svuotato ogni due o tre giri, più spesso con un animale in casa. Il rumore arriva a 71 dB, un tono basso che copre la radio ma non costringe a gridare. Se vivi in un monolocale piastrellato, un apparecchio più semplice farà quasi lo stesso lavoro. In tutti gli altri casi è quello che compreremmo di nuovo.`,
  },
  'kaluma-volta': {
    slug: 'kaluma-volta',
    title: 'Kaluma Volta: poco peso, poca spesa, pavimenti puliti',
    verdict:
      'Sui pavimenti duri di una casa piccola fa quello che serve. Sui tappeti e sulle grandi superfici mostra i suoi limiti, accettabili per quello che si spende.',
    bestFor: 'Bilocali con piastrelle o parquet',
    notFor: 'Tappeti spessi e case grandi',
    pros: [
      'Ottimo rapporto tra spesa e risultato',
      'Solo 2,1 kg, si prende volentieri',
      'Comandi semplici, nessun menu da imparare',
    ],
    cons: [
      'Rumoroso, arriva a 75 dB',
      'Sui tappeti serve più di un passaggio',
      'Ricarica lenta, quattro ore e mezza',
    ],
    body: `## Dove funziona

Il Volta è l’aspirapolvere che tieni in cucina e usi due volte al giorno per trenta secondi. Pesa 2,1 kg, si accende e va. Su gres e parquet raccoglie briciole, sabbia e capelli senza problemi, e i 35 minuti di autonomia coprono un bilocale con calma.

Nella nostra prova è stato il più usato da chi in casa non ama pulire, proprio perché non chiede preparativi. Per la convenienza gli abbiamo dato 9,3, uno dei voti più alti dell’anno.

## Dove fatica

Sui tappeti a pelo medio bisogna ripassare. Il contenitore da 0,4 litri si riempie presto e il filtro E11 è corretto, ma chi soffre di allergie dovrebbe guardare più in alto. Con 75 dB si fa sentire anche oltre la porta, quindi scegli bene l’orario. Le plastiche sono leggere e danno l’idea di un oggetto da trattare con un po’ di riguardo. Tutti compromessi comprensibili, se sai che cosa stai comprando.`,
  },
  'orvane-brisa-40': {
    slug: 'orvane-brisa-40',
    title: 'Orvane Brisa 40: aria più pulita, e di notte non lo senti',
    verdict:
      'Un purificatore silenzioso e facile, adatto a camere e soggiorni fino a 40 metri quadrati. Aiuta con polvere e pollini, a patto di cambiare il filtro con regolarità.',
    bestFor: 'Camere da letto e stagione dei pollini',
    notFor: 'Grandi ambienti aperti su più stanze',
    pros: [
      'Appena 24 dB alla velocità notturna',
      'Filtro H13 efficace su polvere e pollini',
      'Si usa con pochi comandi chiari',
      'Consuma solo 38 W',
    ],
    cons: ['Alla massima velocità il soffio si sente', 'Il filtro è una spesa ricorrente'],
    body: `## La prova in primavera

Lo abbiamo acceso ad aprile in una camera di Padova, con un pioppo davanti alla finestra e una persona allergica a letto. Dopo qualche notte i risvegli con il naso chiuso sono diventati più rari. Non è una cura, ma un aiuto che si nota.

Muove 320 metri cubi d’aria all’ora ed è pensato per stanze fino a 40 metri quadrati. In un soggiorno di trenta, dopo aver fritto, l’odore se n’è andato in meno di un’ora. Di notte, a 24 dB, abbiamo controllato due volte che fosse acceso.

## Vivere con un purificatore

Pesa 4,8 kg e si sposta facilmente tra camera e soggiorno. Consuma 38 W, quindi si può lasciare acceso a lungo. Tienilo staccato dal muro e con le porte chiuse, altrimenti lavora per tutto l’appartamento senza riuscirci. Metti in conto il ricambio del filtro H13: trascurarlo significa avere soltanto un ventilatore elegante. E ricordati di aprire le finestre, perché l’aria fresca serve comunque.`,
  },
  'brumelo-fritta-5': {
    slug: 'brumelo-fritta-5',
    title: 'Brumelo Fritta 5: la friggitrice ad aria della misura giusta',
    verdict:
      'Cuoce bene, si lava in lavastoviglie e non ruba mezza cucina. Per una coppia o una famiglia di tre è la friggitrice ad aria da comprare.',
    bestFor: 'Cucine normali, da una a tre persone',
    notFor: 'Famiglie numerose che cenano insieme',
    pros: [
      'Doratura uniforme con poco olio',
      'Cestello lavabile in lavastoviglie',
      'Comandi immediati, timer da 60 minuti',
      'Molto conveniente per quello che offre',
    ],
    cons: ['Un solo cestello per secondo e contorno', 'A metà cottura bisogna scuotere'],
    body: `## Un mese di cene

Patate, cosce di pollo, melanzane, focaccia del giorno prima: per un mese abbiamo cucinato quasi tutto qui. I 5 litri bastano a due o tre persone, con quattro si fanno due turni. La temperatura arriva a 200 °C e la doratura è regolare, purché a metà cottura tu dia una scossa al cestello.

La scopri davvero d’estate, quando eviti di accendere il forno. Con 1500 W si scalda in fretta e la cucina resta respirabile.

## Pulizia e spazio

Il cestello va in lavastoviglie ed esce pulito, anche dopo il pollo. Per il resto basta un panno umido. Pesa 4,2 kg, quindi si può riporre nel mobile, anche se dopo una settimana noi l’abbiamo lasciata sul piano.

Non aspettarti il fritto della sagra: la pastella liquida cola e il risultato delude. Con impanature, verdure e carne, invece, la differenza con la padella è piccola e quella di olio è grande.`,
  },
  'brumelo-fritta-duo': {
    slug: 'brumelo-fritta-duo',
    title: 'Brumelo Fritta Duo: due cestelli per famiglie affamate',
    verdict:
      'Cuoce due cose insieme e le cuoce molto bene. Chiede però spazio fisso, un po’ di pratica e attenzione agli altri elettrodomestici accesi.',
    bestFor: 'Famiglie di quattro o più persone',
    notFor: 'Cucine piccole e chi vive solo',
    pros: [
      'Due cotture diverse nello stesso momento',
      'Ottima doratura, fino a 210 °C',
      'Otto litri, abbastanza per quattro',
      'Cestelli lavabili in lavastoviglie',
    ],
    cons: [
      'Pesa 7,6 kg, serve un posto fisso',
      'I suoi 2200 W impegnano il contatore',
      'Comandi meno immediati',
    ],
    body: `## Due cene in una

Pesce da una parte, patate dall’altra, tutto in tavola alla stessa ora. Con due bambini e un adulto che rientra tardi, la Fritta Duo ha risolto la sera più di una volta. Gli 8 litri sono divisi in due cestelli e il calore è ben distribuito: a 210 °C la crosta del pollo viene meglio che nella Fritta 5.

Serve qualche giorno per capire come gestire i due programmi. Poi diventa naturale, ma il primo impatto è meno semplice di quanto vorremmo.

## I conti da fare

Pesa 7,6 kg e ha bisogno del suo posto. Prima di ordinarla misura il piano e controlla che ci sia aria dietro. Con 2200 W, su un contratto da 3 kW, è meglio non accenderla insieme a forno o lavatrice.

I cestelli vanno in lavastoviglie, dove occupano quasi un ripiano intero. Se siete in due, la sorella da cinque litri costa meno e vi basta. Se siete in cinque, qui il confronto finisce.`,
  },
  'corvita-lenta': {
    slug: 'corvita-lenta',
    title: 'Corvita Lenta: un buon espresso per chi ha voglia di imparare',
    verdict:
      'Una macchina manuale solida, che ripaga chi dedica tempo a macinatura e dosi. Se vuoi solo premere un tasto, cerca altrove.',
    bestFor: 'Chi vuole imparare a fare l’espresso',
    notFor: 'Chi ha fretta ogni mattina',
    pros: [
      'Espresso corposo, estratto a 9 bar',
      'Pronta in 40 secondi',
      'Costruzione robusta, ben rifinita',
      'Lancia vapore per il cappuccino',
    ],
    cons: ['Richiede pratica e un buon macinino', 'Va pulita con cura ogni giorno'],
    body: `## Il rito del mattino

La Lenta è una macchina da espresso manuale: dosi, pressi, estrai. I primi caffè saranno amari o acquosi, è normale. Dopo una settimana di prove e qualche correzione alla macinatura, la tazzina ha cominciato a somigliare a quella del bar sotto casa.

È pronta in 40 secondi, più in fretta della moka. La pressione di 9 bar è quella giusta e il serbatoio da 1,4 litri basta per diversi giorni di una coppia. La lancia vapore monta il latte con una schiuma fine, una volta capita l’inclinazione.

## Per chi ha senso

Il corpo pesa 5,4 kg e resta fermo mentre agganci il portafiltro, un particolare che le macchine leggere sbagliano. Abbiamo premiato la costruzione con un 9. La facilità d’uso è più bassa, perché tutto dipende da te: macinino, dose, pulizia della lancia dopo ogni cappuccino. Se l’idea ti diverte, ne avrai per anni. Se al mattino conti i secondi, la moka resta un’ottima invenzione.`,
  },
  'teluri-nido-2': {
    slug: 'teluri-nido-2',
    title: 'Teluri Nido 2: il baby monitor che non passa da internet',
    verdict:
      'Si accende e funziona, senza app né wi-fi, con un’immagine notturna chiara. È il baby monitor che consigliamo per le notti dei primi mesi.',
    bestFor: 'Chi vuole semplicità e riservatezza',
    notFor: 'Chi vuole controllare da fuori casa',
    pros: [
      'Nessun wi-fi e nessun account',
      'Schermo da 5 pollici ben leggibile',
      'Autonomia di 14 ore, copre la notte',
      'Audio nei due sensi chiaro',
    ],
    cons: ['Non si può guardare da lontano', 'I muri spessi riducono la portata'],
    body: `## Le notti di prova

Lo abbiamo affidato a una famiglia con un bambino di due mesi, in una casa su due piani. Collegato in un minuto, senza creare profili. Lo schermo da 5 pollici sta sul comodino e la visione notturna fa capire subito se il bambino dorme o si sta solo rigirando.

L’autonomia di 14 ore ha coperto ogni notte, con margine per il riposino del mattino. L’audio nei due sensi serve più di quanto pensassimo: a volte una parola detta piano basta a rimandare il pianto.

## Portata e riservatezza

La portata è di 300 metri in condizioni ideali. Attraverso due solai e un muro maestro il segnale ha tenuto, in fondo al giardino è diventato incerto. Poiché non usa internet, le immagini restano tra camera e schermo, e ai genitori questo piace. In cambio non puoi guardare la cameretta dal lavoro.

L’unità pesa circa 400 grammi e si tiene bene in mano, anche alle tre di notte. Anche i nonni l’hanno usata senza chiedere.`,
  },
  'teluri-passo': {
    slug: 'teluri-passo',
    title: 'Teluri Passo: il passeggino leggero che entra ovunque',
    verdict:
      'Si chiude piccolo, pesa poco ed è approvato per la cabina. Ottimo in città e in viaggio, meno a suo agio su sterrati e sampietrini.',
    bestFor: 'Scale, autobus, aerei e bagagliai piccoli',
    notFor: 'Strade sconnesse e primissime settimane',
    pros: [
      'Solo 6,3 kg, si fanno le scale',
      'Da chiuso entra in cabina',
      'Regge fino a 22 kg',
      'Cappotta con protezione UPF 50+',
    ],
    cons: ['Sui sampietrini vibra parecchio', 'Spesa alta per un secondo passeggino'],
    body: `## In città e in viaggio

Il Passo pesa 6,3 kg. Con un bambino in braccio e il passeggino nell’altra mano, tre piani di scale diventano fattibili. Chiuso misura 52 × 44 × 22 cm: sta nel bagagliaio di un’utilitaria con la spesa accanto, dietro la porta di un ristorante, nella cappelliera dell’aereo.

Lo schienale ha quattro posizioni e la cappotta UPF 50+ ripara bene dal sole. Lo abbiamo spinto per un mese tra Bologna e il mare, quasi sempre con una mano sola.

## Dove costa fatica

Le ruote piccole soffrono su ghiaia e selciato. Sui portici vola, in un borgo di collina ti farà rimpiangere un modello più grande. Per i primissimi mesi servono soluzioni pensate per chi non sta ancora seduto: segui il manuale e chiedi al pediatra.

La struttura è solida e il limite di 22 kg lascia anni di uso davanti. È un acquisto importante, che ha senso se lo userai spesso. Per due viaggi l’anno conviene farselo prestare.`,
  },
  'lumbrea-ronda': {
    slug: 'lumbrea-ronda',
    title: 'Lumbrea Ronda: la dash cam che monti e dimentichi',
    verdict:
      'Immagini nitide di giorno, buone di notte in città, memoria inclusa. Una dash cam onesta, con il solo limite di guardare in avanti.',
    bestFor: 'Pendolari e auto parcheggiate in strada',
    notFor: 'Chi vuole riprendere anche il retro',
    pros: [
      'Di giorno le targhe si leggono bene',
      'Memoria da 64 GB già inclusa',
      'Piccola, pesa solo 110 grammi',
    ],
    cons: ['Sulle strade buie perde dettaglio', 'La modalità parcheggio richiede un collegamento fisso'],
    body: `## Sulla strada

La Ronda riprende a 2560 × 1440 pixel con un angolo di 140 gradi. Di giorno leggi le targhe di chi precede e vedi bene le corsie accanto. Di sera, con i lampioni, l’immagine resta utile. Su una provinciale senza luci si capisce che cosa è successo, ma i dettagli si perdono.

Pesa 110 grammi e sta nascosta dietro lo specchietto. In due mesi di tangenziale non si è mai staccata, nemmeno sotto il sole di luglio. La memoria da 64 GB è nella scatola: quando si riempie, le riprese vecchie lasciano il posto alle nuove.

## Installazione e sosta

Per la guida bastano dieci minuti e un cavo passato lungo il montante. Per la modalità parcheggio serve corrente anche ad auto spenta, quindi un collegamento fatto bene: se non sei pratico, affidati a un elettrauto.

Usa i filmati per te e per l’assicurazione, senza pubblicare volti e targhe. E pulisci il parabrezza: la dash cam migliore, dietro un vetro sporco, vede poco.`,
  },
  'lumbrea-presto': {
    slug: 'lumbrea-presto',
    title: 'Lumbrea Presto: gomme a posto in quattro minuti',
    verdict:
      'Un compressore a batteria piccolo e preciso, che ti fa controllare la pressione più spesso. Rumoroso, ma per poco tempo.',
    bestFor: 'Controllo mensile di auto e biciclette',
    notFor: 'Chi cerca silenzio o ripara forature',
    pros: [
      'Una gomma pronta in quattro minuti',
      'Pesa 520 grammi, sta nel cassetto portaoggetti',
      'Si ricarica con la USB-C',
      'Va bene anche per la bici',
    ],
    cons: ['Rumoroso, arriva a 78 dB', 'Non aiuta con una foratura vera'],
    body: `## Perché averlo in auto

Quasi tutti sanno che le gomme si controllano una volta al mese, quasi nessuno lo fa. Il Presto toglie la scusa: imposti il valore, colleghi il tubo, aspetti. In circa quattro minuti una gomma torna alla pressione giusta e lui si ferma.

Pesa 520 grammi e arriva a 10,3 bar, quindi gonfia anche una bici da corsa. Con una carica abbiamo ritoccato le quattro gomme di una familiare, poi un pallone e un materassino, finché la batteria da 6000 mAh ha chiesto il cavo USB-C.

## I limiti

Con 78 dB sembra una piccola moto. In un garage chiuso dà fastidio, in cortile all’alba pure. Il corpo si scalda dopo due gomme molto basse e conviene dargli qualche minuto.

Se la gomma è bucata ti permette al massimo di raggiungere un gommista, e solo se perde piano. Tienilo carico: è facile dimenticarlo per mesi e scoprirlo vuoto proprio la mattina della partenza.`,
  },
  'miaveo-fonte': {
    slug: 'miaveo-fonte',
    title: 'Miaveo Fonte: acqua che scorre, gatti che bevono',
    verdict:
      'Silenziosa, in acciaio e facile da lavare: la fontanella che consigliamo a chi ha un gatto schizzinoso. Metti in conto un filtro al mese.',
    bestFor: 'Gatti che bevono dal rubinetto',
    notFor: 'Cani grandi e chi odia i ricambi',
    pros: [
      'A 22 dB non si sente',
      'Acciaio che non trattiene odori',
      'Lavabile in lavastoviglie, pompa esclusa',
      'Consuma soltanto 2 W',
    ],
    cons: ['Filtro da cambiare ogni 30 giorni', 'Livello dell’acqua poco visibile'],
    body: `## Sei settimane con due gatti

Il primo gatto ci ha bevuto dopo dieci minuti, la seconda dopo quattro giorni di sospetto. Da quel momento il lavandino è tornato nostro. La Fonte contiene 2,5 litri e con due animali dura diversi giorni, anche se cambiare l’acqua più spesso resta una buona abitudine.

Il rumore è di 22 dB: in una cucina silenziosa si percepisce un filo d’acqua, dalla camera niente. Consuma 2 W e resta accesa sempre.

## La pulizia, il punto decisivo

Le fontanelle finiscono in cantina quando lavarle è complicato. Qui le parti in acciaio vanno in lavastoviglie e la pompa si pulisce a mano in due minuti. L’acciaio si graffia poco e non diventa scivoloso in fretta come la plastica.

Il filtro va sostituito ogni 30 giorni. È la spesa da considerare, insieme al fatto che il livello dell’acqua si controlla solo da vicino. Quando scende troppo la pompa borbotta, e il gatto ti guarda male. Con 0,9 kg di peso non si rovescia facilmente.`,
  },
  'miaveo-torre': {
    slug: 'miaveo-torre',
    title: 'Miaveo Torre: il tiragraffi che non trema',
    verdict:
      'Alto, stabile e con sisal in abbondanza, salva il divano e diverte il gatto. Il montaggio è noioso e lo spazio va trovato prima.',
    bestFor: 'Uno o due gatti in appartamento',
    notFor: 'Case minuscole e gatti oltre 9 kg',
    pros: [
      'Stabile anche durante le corse',
      'Cinque pali in sisal da graffiare',
      'Quattro ripiani a 142 cm di altezza',
    ],
    cons: ['Montaggio lungo, meglio in due', 'Ingombra quanto una poltrona', 'Con 14 kg si sposta male'],
    body: `## Che cosa ne pensano i gatti

Montata accanto alla finestra, la Torre è diventata il posto più conteso della casa. È alta 142 cm e ha quattro ripiani: quello in cima per controllare il cortile, quelli in mezzo per dormire, il più basso per gli agguati. I cinque pali in sisal hanno distratto dal divano nel giro di una settimana.

La base di 50 × 45 cm e i 14 kg di peso la tengono ferma. Un gatto di sei chili che arriva di corsa la fa vibrare appena. Il limite indicato è di 9 kg per animale.

## Che cosa ne pensano gli umani

Il montaggio prende quasi un’ora, con tante viti e disegni piccoli. In due si fa meglio. Una volta montata, spostarla per pulire dietro richiede impegno, quindi scegli il posto con cura.

Il rivestimento raccoglie peli: un colpo di aspirapolvere a settimana e torna presentabile. In una stanza piccola si nota. Se hai una parete libera vicino alla luce, però, il gatto ti ringrazierà a modo suo, ignorandoti dall’alto.`,
  },
  'solvanto-trilha-20': {
    slug: 'solvanto-trilha-20',
    title: 'Solvanto Trilha 20: uno zaino solo per ufficio e weekend',
    verdict:
      'Resistente, ordinato e sobrio: uno zaino da 20 litri che regge portatile, pioggia e treno. Per viaggi lunghi è piccolo.',
    bestFor: 'Pendolari e fine settimana brevi',
    notFor: 'Viaggi lunghi e carichi pesanti',
    pros: [
      'Cuciture e cerniere molto solide',
      'Portatile da 15,6 pollici ben protetto',
      'Resiste bene alla pioggia',
      'Garanzia di cinque anni',
    ],
    cons: ['Venti litri finiscono presto', 'Pesa più degli zaini economici'],
    body: `## Tra ufficio e treno

Per due mesi il Trilha 20 ha fatto avanti e indietro tra casa e redazione. Dentro ci stanno un portatile da 15,6 pollici, il caricabatterie, il pranzo e un maglione. Il fine settimana abbiamo tolto il pranzo e aggiunto un cambio: per due notti basta.

Pesa 0,86 kg da vuoto, qualcosa in più degli zaini da poco, ma la struttura tiene la forma e il carico non cade sulle reni. Il poliestere riciclato ha preso un quarto d’ora di pioggia senza bagnare il computer.

## Quanto dura

Dopo l’uso quotidiano le cuciture sono intatte e le cerniere scorrono come il primo giorno. Alla costruzione abbiamo dato 9. La garanzia di cinque anni va nella stessa direzione.

Non è lo zaino per un trekking o per una settimana fuori: venti litri sono venti litri. Resiste all’acqua, però in un temporale lungo serve una copertura. Per andare al lavoro e ogni tanto scappare il venerdì, è quello che ci siamo tenuti.`,
  },
  'solvanto-cabina': {
    slug: 'solvanto-cabina',
    title: 'Solvanto Cabina: il bagaglio a mano senza sorprese',
    verdict:
      'Misure prudenti, guscio resistente e ruote scorrevoli. Una valigia da cabina fatta per durare, con qualche difficoltà sui selciati.',
    bestFor: 'Viaggi in aereo di quattro o cinque giorni',
    notFor: 'Centri storici in salita e settimane bianche',
    pros: [
      'Leggera, 2,7 kg da vuota',
      'Quattro ruote molto scorrevoli',
      'Policarbonato che assorbe bene i colpi',
      'Garanzia di cinque anni',
    ],
    cons: ['Sui sampietrini va trascinata inclinata', 'I graffi si vedono presto'],
    body: `## Otto voli dopo

La Cabina misura 55 × 38 × 20 cm, quindi rientra nei limiti più diffusi, che conviene comunque controllare prima di ogni volo. Contiene 38 litri: quattro giorni di vestiti, un paio di scarpe, il necessario per il bagno. Vuota pesa 2,7 kg e lascia margine a chi deve rispettare un peso massimo.

Dopo otto voli e un bagagliaio pieno, il policarbonato ha qualche segno e nessuna crepa. Le quattro ruote girano senza rumori fastidiosi e in aeroporto la valigia ti cammina accanto.

## Nell’uso

L’interno è semplice e si riempie bene, con la roba piegata da un lato e le scarpe dall’altro. Aperta occupa il doppio, quindi in una stanza piccola finirà sul letto. Sul selciato di un centro storico le ruote saltano: inclinala e tira.

La garanzia di cinque anni è un buon motivo per preferirla a un modello più economico da cambiare ogni due estati. Se prendi l’aereo una volta l’anno, invece, fattene prestare una.`,
  },
  'vigarra-flex-24': {
    slug: 'vigarra-flex-24',
    title: 'Vigarra Flex 24: una rastrelliera in un solo manubrio',
    verdict:
      'Quindici carichi in un attrezzo, con un cambio rapido e sicuro. È il primo acquisto sensato per allenarsi in casa.',
    bestFor: 'Chi si allena in poco spazio',
    notFor: 'Chi lascia cadere i pesi',
    pros: [
      'Da 2,5 a 24 kg in quindici livelli',
      'Cambio di carico in tre secondi',
      'Blocco saldo, nessun gioco',
      'Occupa lo spazio di una scatola',
    ],
    cons: ['Lungo 41 cm, ingombra in alcuni esercizi', 'Non sopporta le cadute'],
    body: `## Otto settimane in soggiorno

Il Flex 24 va da 2,5 a 24 kg in quindici passi. Lo hanno usato tre persone, da chi cominciava a chi si allena da anni, e tutti hanno trovato il proprio carico. Il cambio richiede tre secondi: abbastanza poco da passare dagli affondi alle spalle senza perdere il ritmo.

Il blocco è rassicurante. In otto settimane non abbiamo sentito gioco né rumori strani, nemmeno nelle serie sopra la testa.

## Che cosa considerare

È lungo 41 cm e negli esercizi stretti, vicino al petto o dietro la nuca, bisogna adattarsi. È un manubrio solo, quindi molti movimenti si fanno un lato alla volta: per noi un vantaggio, perché corregge le differenze, per qualcuno una noia.

Appoggialo sempre con delicatezza su un tappetino, il meccanismo non è fatto per le cadute. La garanzia è di due anni. Se ti alleni tre volte a settimana, in pochi mesi ha più senso di un abbonamento usato a metà.`,
  },
  'vigarra-pulso-2': {
    slug: 'vigarra-pulso-2',
    title: 'Vigarra Pulso 2: il braccialetto fitness che non pesa',
    verdict:
      'Leggero, economico e con quasi due settimane di autonomia. Perfetto per creare abitudini, meno per chi corre e vuole il percorso.',
    bestFor: 'Chi comincia a muoversi di più',
    notFor: 'Corridori che vogliono il GPS',
    pros: [
      'Batteria da 12 giorni',
      'Solo 26 grammi, non si sente',
      'Resiste a 5 atmosfere, anche in piscina',
      'Molto conveniente per ciò che offre',
    ],
    cons: ['Senza GPS integrato', 'Battito in ritardo negli scatti'],
    body: `## Al polso per un mese

Il Pulso 2 pesa 26 grammi e dopo il primo giorno smetti di farci caso. Lo schermo da 1,5 pollici si legge anche al sole e mostra quello che serve: ora, passi, battito. Lo abbiamo caricato tre volte in un mese, perché la batteria dura 12 giorni.

In piscina non ha dato problemi, grazie alla resistenza a 5 atmosfere. A riposo e durante la camminata il battito è credibile. Nelle ripetute veloci arriva con qualche secondo di ritardo, come spesso accade ai sensori da polso.

## Per chi è

Non ha il GPS: se vuoi la mappa della corsa devi portare il telefono. Non è uno strumento medico e non va usato come tale. È un promemoria discreto, che la sera ti fa scendere una fermata prima.

A chi parte da zero lo consigliamo più di un orologio complicato. Metti un obiettivo di passi appena sopra la tua media, tienilo due settimane e poi alzalo. Il braccialetto conta, il resto lo fai tu.`,
  },
  'fortello-gira-18': {
    slug: 'fortello-gira-18',
    title: 'Fortello Gira 18: il trapano avvitatore per tutta la casa',
    verdict:
      'Forte, equilibrato e con due batterie incluse, copre quasi ogni lavoro domestico. Solo il cemento armato lo ferma.',
    bestFor: 'Mensole, mobili e riparazioni di casa',
    notFor: 'Cemento armato e cantieri',
    pros: [
      'Coppia di 55 Nm, senza strappi',
      'Due batterie nella scatola',
      'Solo 1,4 kg, ben bilanciato',
      'Mandrino da 13 mm preciso',
    ],
    cons: ['Batterie da 2 Ah un po’ piccole', 'Non adatto al cemento armato'],
    body: `## Un ripostiglio rifatto

Quattordici mensole, due ante, una rastrelliera per bici: con questo programma abbiamo capito il Gira 18 in un fine settimana. I 55 Nm avvitano viti lunghe nell’abete senza preforo e senza torcere il polso. Nei mattoni forati, con la punta giusta, i fori escono puliti.

Pesa 1,4 kg e in cima alla scala si apprezza. Il mandrino da 13 mm accetta quasi tutte le punte di casa e in due mesi non ha preso gioco.

## Batterie e limiti

Nella scatola ci sono due batterie da 2 Ah, a 18 volt. Alternandole si lavora un pomeriggio; per un uso da mestiere sono piccole. La regolazione della coppia chiede qualche tentativo, soprattutto con il truciolare dei mobili in kit, dove le viti affondano in fretta.

Sul cemento armato non insistere, è lavoro da tassellatore. Per tutto il resto è l’attrezzo che compreremmo per una casa nuova, e alla costruzione abbiamo dato un 9 meritato.`,
  },
  'fortello-luz-360': {
    slug: 'fortello-luz-360',
    title: 'Fortello Luz 360: la lampada che ti libera le mani',
    verdict:
      'Mille lumen, base magnetica e ricarica USB-C in meno di quattro etti. Una di quelle cose che non sapevi di dover avere.',
    bestFor: 'Garage, cantina, auto e guasti improvvisi',
    notFor: 'Chi cerca una luce da tavolo',
    pros: [
      'Luce forte, 1000 lumen',
      'Base magnetica che tiene bene',
      'Fino a otto ore di autonomia',
      'Si ricarica con il cavo del telefono',
    ],
    cons: ['Abbaglia se puntata verso gli occhi', 'Il magnete serve solo sul ferro'],
    body: `## Luce dove serve

Sotto il lavello, dietro la lavatrice, nel vano motore: la Luz 360 si attacca e illumina. I 1000 lumen bastano per lavorare in una cantina buia e il magnete ha retto anche in verticale, sulla caldaia. Finalmente due mani libere.

Pesa 380 grammi e si ricarica con la USB-C. L’autonomia arriva a 8 ore, più di quanto duri la nostra pazienza con un sifone. Durante un temporale, con la corrente saltata, ha fatto da lampadario per una sera.

## Robustezza e difetti

La protezione IP54 regge polvere e schizzi: l’abbiamo usata sul balcone sotto una pioggia sottile senza problemi. Non va immersa e non è fatta per restare fuori tutto l’inverno.

A piena potenza abbaglia, quindi puntala verso il soffitto o una parete chiara. Su legno e alluminio il magnete non aiuta e dovrai appoggiarla. Sono difetti piccoli per un oggetto che sta in un cassetto e che prima o poi ringrazierai.`,
  },
  'quarzo-m5': {
    slug: 'quarzo-m5',
    title: 'Quarzo M5: il telefono sensato da tenere cinque anni',
    verdict:
      'Spazio, batteria e aggiornamenti lunghi in un formato comodo. Di notte le foto sono solo discrete, il resto convince.',
    bestFor: 'Chi cambia telefono di rado',
    notFor: 'Foto notturne e giochi pesanti',
    pros: [
      'Cinque anni di aggiornamenti',
      'Ben 256 GB di spazio',
      'Batteria che supera la giornata',
      'Comodo, 6,4 pollici e 186 grammi',
    ],
    cons: ['Foto notturne appena discrete', 'Scalda con i giochi impegnativi'],
    body: `## Un mese come unico telefono

Messaggi, mappe, banca, foto, video in treno: l’M5 ha fatto tutto senza farsi notare, che per un telefono è un complimento. La batteria da 5100 mAh arriva a sera con margine, anche dopo due ore di navigatore. Gli 8 GB di memoria tengono aperte le app che servono.

Lo schermo da 6,4 pollici è una misura ragionevole e i 186 grammi non tirano giù la tasca. Con 256 GB abbiamo smesso di cancellare video.

## Nel tempo

Cinque anni di aggiornamenti sono il vero motivo per sceglierlo. Vuol dire app della banca che continuano a funzionare e meno ragioni per cambiare. La convenienza ha preso 9, e la facilità d’uso altrettanto.

Le foto di giorno sono belle, di notte le luci si allargano e i visi perdono dettaglio. Con i giochi pesanti il retro si scalda dopo venti minuti. Se fotografi concerti o giochi ogni sera, guarda altrove. Se vuoi un telefono affidabile e poi non pensarci, eccolo.`,
  },
  'sonoru-buds-3': {
    slug: 'sonoru-buds-3',
    title: 'Sonoru Buds 3: silenzio in treno, ordine nelle chiamate',
    verdict:
      'Auricolari comodi, con una cancellazione del rumore convincente e due dispositivi collegati insieme. Con il vento le chiamate peggiorano.',
    bestFor: 'Pendolari e chi lavora al computer',
    notFor: 'Nuoto e telefonate nel vento',
    pros: [
      'Buona cancellazione del rumore',
      'Otto ore, 32 con la custodia',
      'Due dispositivi collegati insieme',
      'Leggeri, 5 grammi per auricolare',
    ],
    cons: ['Chiamate deboli con il vento', 'Protezione IPX4, niente immersioni'],
    body: `## Tutti i giorni in treno

Tra regionale e metropolitana le Buds 3 hanno abbassato il rombo a un fondo lontano. Le voci vicine si sentono ancora, e forse è meglio così. Con 5 grammi per auricolare, dopo due ore non danno fastidio.

Otto ore di ascolto bastano per una giornata, con la custodia si arriva a 32. Nella nostra settimana tipo le abbiamo ricaricate la domenica e basta.

## Lavoro e sport

La connessione multipla funziona bene: musica dal computer, telefonata dal cellulare, passaggio automatico. È la funzione che rimpiangi quando torni indietro. Il suono è equilibrato, con bassi presenti e voci chiare, adatto ai podcast quanto alla musica.

La protezione IPX4 sopporta sudore e qualche goccia, quindi vanno bene per correre. La piscina no. All’aperto, con il vento, chi ti ascolta dall’altra parte faticherà: cerca un portone. In casa e in ufficio, invece, nessuno ci ha chiesto di ripetere. Per quello che costano è difficile chiedere altro.`,
  },
  'tecleo-k75': {
    slug: 'tecleo-k75',
    title: 'Tecleo K75: la tastiera meccanica che non fa chiasso',
    verdict:
      'Solida, piacevole sotto le dita e abbastanza discreta per la casa. Senza tastierino numerico, ma con il mouse finalmente vicino.',
    bestFor: 'Chi scrive molte ore al giorno',
    notFor: 'Chi lavora con i numeri o viaggia',
    pros: [
      'Costruzione eccellente, non flette',
      'Passa tra tre dispositivi',
      'Interruttori sostituibili senza saldare',
      'Contenuta, 48 dB di rumore',
    ],
    cons: ['Manca il tastierino numerico', 'Con 0,92 kg non è portatile'],
    body: `## Scrivere tutto il giorno

La K75 ha 81 tasti: frecce e funzioni ci sono, il blocco numerico no. Il guadagno è il mouse più vicino e la spalla più rilassata. I tasti hanno una corsa netta e dopo qualche giorno gli errori calano.

Il rumore è di 48 dB. In una stanza con altre persone si sente, ma non irrita: durante le videochiamate nessuno ha protestato. Con 0,92 kg non si sposta di un millimetro.

## Collegamenti e futuro

Tiene in memoria tre dispositivi e il passaggio è rapido: portatile di lavoro, computer di casa, tablet. La batteria da 4000 mAh dura settimane. Gli interruttori si cambiano a mano, quindi puoi renderla più morbida o ripararla senza buttarla. Alla costruzione abbiamo dato 9,1.

Prima di ordinarla controlla che la disposizione sia quella italiana, con le accentate. Se inserisci numeri per mestiere il tastierino ti mancherà ogni giorno. A chi vive di parole, invece, la consigliamo senza riserve.`,
  },
  'paralax-view-27': {
    slug: 'paralax-view-27',
    title: 'Paralax View 27: un cavo solo e la scrivania respira',
    verdict:
      'Nitido, regolabile e capace di ricaricare il portatile: il monitor giusto per chi lavora da casa. I professionisti del colore vorranno altro.',
    bestFor: 'Smart working con un portatile',
    notFor: 'Fotoritocco professionale e portatili molto potenti',
    pros: [
      'Video e ricarica con un cavo',
      'Testo nitido a 2560 × 1440',
      'Altezza regolabile, niente spessori',
      'Scorrimento fluido a 100 Hz',
    ],
    cons: ['Solo 65 W per i portatili potenti', 'Colori non adatti al fotoritocco serio'],
    body: `## La scrivania cambia

Colleghi la USB-C e il portatile si accende sullo schermo grande, mentre si ricarica fino a 65 W. Un cavo al posto di tre: in un angolo di soggiorno fa la differenza. I 27 pollici a 2560 × 1440 mostrano due documenti affiancati con caratteri nitidi.

I 100 Hz non servono per le fatture, però rendono lo scorrimento più riposante. L’altezza si regola con una mano, e il collo smette di lamentarsi.

## Qualche limite

Con un portatile molto potente sotto sforzo i 65 W non bastano e la batteria scende piano. I colori sono piacevoli e credibili, ma chi ritocca foto per lavoro cercherà un pannello più preciso.

Pesa 6,1 kg: una volta messo, resta lì. Prima dell’acquisto controlla che la porta USB-C del tuo computer trasmetta anche il video, perché non tutte lo fanno. Superato questo esame, è l’acquisto che migliora di più una postazione di casa, prima ancora della sedia.`,
  },
  'folhea-6': {
    slug: 'folhea-6',
    title: 'Folhea 6: l’e-reader che fa venire voglia di leggere',
    verdict:
      'Nitido, leggero e impermeabile, con settimane di autonomia. Per romanzi e saggi è perfetto, per i fumetti molto meno.',
    bestFor: 'Chi legge romanzi ovunque',
    notFor: 'Fumetti, manuali e libri illustrati',
    pros: [
      'Testo nitido, 300 punti per pollice',
      'Quaranta giorni di autonomia',
      'Impermeabile, protezione IPX8',
      'Facile anche per i meno esperti',
    ],
    cons: ['Piccolo per fumetti e tavole', 'Lento quando si scrivono note'],
    body: `## Un mese di letture

Lo schermo da 6,8 pollici a 300 punti per pollice somiglia molto alla carta. Al sole si legge bene, sul treno si tiene con una mano: pesa 205 grammi. In un mese, con un’ora ogni sera, lo abbiamo caricato una volta sola, per scrupolo: i 40 giorni di autonomia sono credibili.

I 16 GB contengono più libri di quanti ne leggeremo. La facilità d’uso ha preso 9,2: lo abbiamo dato a un genitore poco tecnologico e non ha telefonato.

## Acqua, formati, limiti

La protezione IPX8 lo salva dalla vasca e dalla piscina. Dopo il mare, un risciacquo con acqua dolce e via.

Fumetti e manuali con molte figure restano stretti, e scrivere note richiede pazienza perché lo schermo reagisce con calma. Se usi il prestito digitale della biblioteca, controlla prima i formati. Per chi legge narrativa, è il modo più semplice di portarsi dietro il prossimo libro, e anche quello dopo.`,
  },
  'lumbrea-pagina': {
    slug: 'lumbrea-pagina',
    title: 'Lumbrea Página: leggere a letto senza svegliare nessuno',
    verdict:
      'Una luce a pinza calda, leggera e con un timer intelligente. Costa poco e mette pace tra chi legge e chi dorme.',
    bestFor: 'Chi legge libri di carta a letto',
    notFor: 'Volumi molto grandi o sottilissimi',
    pros: [
      'Luce molto calda, fino a 1800 K',
      'Trenta ore con una carica',
      'Si spegne da sola dopo 30 minuti',
      'Solo 52 grammi, con USB-C',
    ],
    cons: ['Pesa sulle copertine sottili', 'Nei libri grandi lascia ombre'],
    body: `## Pace in camera da letto

La Página si aggancia alla copertina e fa luce su due pagine. I 45 lumen sono la quantità giusta: si legge senza sforzo e chi dorme accanto continua a dormire. Il tono più caldo, 1800 K, ricorda una candela e la sera è gradevole.

Pesa 52 grammi, quindi un romanzo normale non si sbilancia. Il timer da 30 minuti è la funzione migliore: se ti addormenti sul capitolo, la luce si spegne da sola. Ci è successo spesso, e il libro non c’entrava.

## Autonomia e difetti

Dura 30 ore con una carica, cioè un mese di letture serali, e si ricarica con la USB-C. La pinza tiene bene e non segna la carta.

Su un libretto da cento pagine la copertina si piega, su un catalogo d’arte i bordi restano scuri. Per tutto quello che sta in mezzo funziona benissimo. Come regalo per chi legge è difficile sbagliare, perché non ci sono taglie né gusti da indovinare.`,
  },
};
