/** What the site answers to a reader who asks for an address. */
export interface Answered {
  status: number;
  type: string;
  body: Buffer;
  /** Where it leads, of an answer that does. */
  location?: string | undefined;
  /** What a page may load and run. */
  policy?: string | undefined;
}

/** The site as its readers meet it, without a socket and without prices: whoever knows how pages are made hands it in. */
export interface AskedSite {
  ask(address: string): Promise<Answered>;
  close(): Promise<void>;
}
