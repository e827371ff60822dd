/** How the people of the demonstration look: enough to tell them apart, and no likeness of anybody. */
export interface Portrait {
  skin: 'light' | 'tan' | 'brown' | 'deep';
  hair: 'black' | 'brown' | 'red' | 'blond' | 'grey';
  cut: 'short' | 'long' | 'bun' | 'curls' | 'bald';
  top: 'coral' | 'teal' | 'navy' | 'mustard' | 'plum' | 'leaf';
  hue: 'home' | 'kitchen' | 'tools' | 'phones' | 'books' | 'pets';
  glasses?: true;
  beard?: true;
}

/** By the address of their page. */
export const portraits = {
  'renato-albuquerque': { skin: 'tan', hair: 'grey', cut: 'short', top: 'navy', hue: 'tools', beard: true },
  'julia-menezes': { skin: 'brown', hair: 'black', cut: 'curls', top: 'coral', hue: 'kitchen' },
  'diego-sampaio': { skin: 'deep', hair: 'black', cut: 'short', top: 'teal', hue: 'phones', glasses: true },
  'luciana-prates': { skin: 'light', hair: 'brown', cut: 'long', top: 'leaf', hue: 'home' },
  'giulia-ferrante': { skin: 'light', hair: 'black', cut: 'long', top: 'plum', hue: 'home' },
  'davide-pagliaro': { skin: 'tan', hair: 'brown', cut: 'short', top: 'navy', hue: 'phones', beard: true },
  'chiara-donati': { skin: 'light', hair: 'red', cut: 'bun', top: 'mustard', hue: 'kitchen', glasses: true },
  'marco-bellandi': { skin: 'tan', hair: 'grey', cut: 'bald', top: 'leaf', hue: 'tools', beard: true },
  'mariana-olvera': { skin: 'brown', hair: 'black', cut: 'long', top: 'teal', hue: 'home' },
  'ximena-arriaga': { skin: 'tan', hair: 'brown', cut: 'bun', top: 'coral', hue: 'kitchen' },
  'rodrigo-cervantes': {
    skin: 'brown',
    hair: 'black',
    cut: 'short',
    top: 'mustard',
    hue: 'tools',
    beard: true,
  },
  'emiliano-trevino': { skin: 'tan', hair: 'black', cut: 'curls', top: 'navy', hue: 'phones', glasses: true },
  'marta-iglesias': { skin: 'light', hair: 'blond', cut: 'long', top: 'navy', hue: 'home', glasses: true },
  'javier-ortuno': { skin: 'tan', hair: 'black', cut: 'short', top: 'plum', hue: 'phones', beard: true },
  'nerea-etxeberria': { skin: 'light', hair: 'red', cut: 'curls', top: 'leaf', hue: 'books' },
  'alvaro-benitez': { skin: 'tan', hair: 'brown', cut: 'bald', top: 'coral', hue: 'tools' },
  'hannah-whitfield': { skin: 'light', hair: 'blond', cut: 'bun', top: 'teal', hue: 'home' },
  'priya-raman': { skin: 'brown', hair: 'black', cut: 'long', top: 'mustard', hue: 'kitchen' },
  'marcus-delgado': { skin: 'deep', hair: 'black', cut: 'bald', top: 'navy', hue: 'phones', beard: true },
  'owen-kowalski': { skin: 'light', hair: 'red', cut: 'short', top: 'leaf', hue: 'tools', glasses: true },
} as const satisfies Record<string, Portrait>;

export type AuthorKey = keyof typeof portraits;

/** What an edition says of somebody who writes for it. */
export interface DemoAuthor {
  name: string;
  words: string;
  knows: string[];
}
export type DemoAuthors = Partial<Record<AuthorKey, DemoAuthor>>;
