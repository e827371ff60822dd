import type { DemoAuthors } from '#seed/facts/authors.ts';

export const authors: DemoAuthors = {
  'hannah-whitfield': {
    name: 'Hannah Whitfield',
    words:
      'Hannah lives in a third-floor walk-up in Providence with a toddler and a very dusty radiator. She writes about cleaning, air, and making small rooms work.',
    knows: ['cleaning', 'air quality', 'baby gear', 'small apartments'],
  },
  'priya-raman': {
    name: 'Priya Raman',
    words:
      'Priya cooks for six on weekends and for one on weekdays. She likes appliances with few buttons and gifts that get used.',
    knows: ['kitchen gear', 'coffee', 'carry-on travel', 'e-readers'],
  },
  'marcus-delgado': {
    name: 'Marcus Delgado',
    words:
      'Marcus coached track before he started writing about phones. He times everything: charging, pairing, and how long a chair stays comfortable.',
    knows: ['phones', 'earbuds', 'home offices', 'home gyms'],
  },
  'owen-kowalski': {
    name: 'Owen Kowalski',
    words:
      'Owen grew up in a hardware store and still reads the manual first. He keeps a spreadsheet of what things cost before the sale.',
    knows: ['power tools', 'dash cams', 'cats', 'spotting real discounts'],
  },
};
