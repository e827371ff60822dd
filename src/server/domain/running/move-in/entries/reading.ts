import type { EditionShops } from '../money/shop-href.ts';
import type { Places } from './links.ts';

/** What an entry is read with: where things are, which file it stands in, and to which shops its edition leads. */
export interface Reading extends Places {
  name: string;
  now: Date;
  edition: EditionShops;
  /** Takes a picture that stands in a text itself. */
  keepInline: (name: string, bytes: Buffer) => void;
}
