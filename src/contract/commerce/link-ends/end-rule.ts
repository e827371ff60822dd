import type { SilentKind } from './link-ends.words.ts';

/** How an address looks: what its path begins with, and a parameter that it has to have. */
export interface AddressShape {
  path: string;
  parameter?: string | undefined;
}

/** A way that a link took, and what has to be said of it; null is a link that is well, "unclear" one that nobody can judge. */
export interface EndExample {
  asked: string;
  /** Where its redirects led, one after the other; without any it stayed where it was. */
  hops?: readonly string[] | undefined;
  page?: string | undefined;
  kind: SilentKind | 'unclear' | null;
}

/** What is known of one shop's pages. Everything is a text to be found, in lower case: no patterns. */
export interface EndRule {
  id: string;
  /** Without "www."; one that begins with a dot means every host below it. */
  hosts: readonly string[];
  search?: readonly AddressShape[] | undefined;
  category?: readonly AddressShape[] | undefined;
  /** Pieces of its markup that stand on the page of a product that cannot be bought, and on no other. */
  soldOut?: readonly string[] | undefined;
  /** Where, and with what, it turns programs away though it says 200. */
  walls?: readonly AddressShape[] | undefined;
  wallTexts?: readonly string[] | undefined;
  /** Where these facts are from. */
  source: string;
  examples: readonly EndExample[];
}

/** What is known of a network's way to its shops. */
export interface NetworkEnd {
  network: string;
  /** A parameter that the network adds to the shop's address, and by which the shop knows whom to pay. */
  arrival?: string | undefined;
  /** Hosts of the network's own on which readers are kept when a programme is over, besides those it leads over. */
  notices?: readonly string[] | undefined;
  source: string;
  examples: readonly EndExample[];
}
