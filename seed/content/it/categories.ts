import type { DemoCategories } from '#seed/facts/categories.ts';

export const categories: DemoCategories = {
  baby: {
    name: 'Neonati',
    slug: 'neonati',
    description:
      'Quello che serve davvero nei primi mesi e negli anni che seguono. Passeggini, monitor e altri acquisti da fare con calma, anche quando di calma non ce n’è.',
  },
  auto: {
    name: 'Auto',
    slug: 'auto',
    description:
      'Accessori che rendono la guida più sicura e i viaggi più semplici. Li proviamo nel traffico di tutti i giorni, oltre che in autostrada.',
  },
  pets: {
    name: 'Animali',
    slug: 'animali',
    description:
      'Oggetti utili per chi vive con un gatto o con un cane. Guardiamo alla salute, alla pulizia e allo spazio che occupano in casa.',
  },
  fashion: {
    name: 'Moda e viaggio',
    slug: 'moda',
    description:
      'Zaini, valigie e cose da indossare che durano più di una stagione. Scegliamo in base a materiali, comodità e garanzia.',
  },
  kitchen: {
    name: 'Cucina',
    slug: 'cucina',
    description:
      'Elettrodomestici e utensili che finiscono sul piano di lavoro e ci restano. Li usiamo per cucinare ogni sera, poi ti diciamo quali meritano il posto.',
  },
  fitness: {
    name: 'Fitness',
    slug: 'fitness',
    description:
      'Attrezzi e dispositivi per muoversi di più, anche in pochi metri quadrati. Consigli per chi comincia e per chi vuole fare un passo avanti.',
  },
  gifts: {
    name: 'Regali',
    slug: 'regali',
    description:
      'Idee per compleanni, feste e case nuove, pensate per chi le riceve. Solo oggetti che abbiamo provato e che saremmo contenti di scartare.',
  },
  shopping: {
    name: 'Acquisti intelligenti',
    slug: 'acquisti-intelligenti',
    description:
      'Come comprare bene, quando aspettare e come leggere uno sconto. Regole semplici su resi, garanzie e offerte che non sono offerte.',
  },
  home: {
    name: 'Casa',
    slug: 'casa',
    description:
      'Pulizia, aria e comfort per appartamenti veri, con poco spazio e molte cose da fare. Proviamo i prodotti per settimane prima di consigliarli.',
  },
  tools: {
    name: 'Utensili',
    slug: 'utensili',
    description:
      'Attrezzi per chi monta mensole, ripara ante e ogni tanto ci prende gusto. Ti aiutiamo a capire quanta potenza serve e quando basta meno.',
  },
  phones: {
    name: 'Smartphone',
    slug: 'smartphone',
    description:
      'Telefoni, auricolari e accessori da usare per anni. Pesiamo batteria, aggiornamenti e comodità prima delle schede tecniche.',
  },
  computers: {
    name: 'Informatica',
    slug: 'informatica',
    description:
      'Schermi, tastiere e tutto ciò che sta sulla scrivania. Scelte pratiche per lavorare e studiare da casa senza mal di collo.',
  },
  awards: {
    name: 'Migliori dell’anno',
    slug: 'migliori-dell-anno',
    description:
      'I prodotti che ricompreremmo con i nostri soldi. Una selezione breve, con il motivo di ogni scelta e il suo difetto.',
  },
  books: {
    name: 'Libri e lettura',
    slug: 'libri',
    description:
      'E-reader, luci e piccoli aiuti per leggere di più. Per chi ama la carta, per chi preferisce lo schermo e per chi li usa entrambi.',
  },
};
