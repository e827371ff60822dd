interface Told {
  network: string;
  /** Whether its requests say of themselves that somebody has passed them on. */
  passedOn: boolean;
}

/** Out of so many requests, such a part from one address is a proxy that nobody has named, or somebody alone. */
interface CrowdLimits {
  of: number;
  share: number;
}

/** Notices where nearly everything comes from one address: what it asks, many may be asking. */
export class Crowd {
  readonly #limits: CrowdLimits;
  readonly #tell: (told: Told) => void;
  readonly #told = new Set<string>();
  #seen = 0;
  #counts = new Map<string, { asked: number; passedOn: number }>();
  #alone: string | undefined;

  constructor(limits: CrowdLimits, tell: (told: Told) => void) {
    this.#limits = limits;
    this.#tell = tell;
  }

  isAlone(network: string): boolean {
    return this.#alone === network;
  }

  note(network: string, passedOn: boolean): void {
    const count = this.#counts.get(network) ?? { asked: 0, passedOn: 0 };
    this.#counts.set(network, count);
    count.asked += 1;
    if (passedOn) count.passedOn += 1;
    this.#seen += 1;
    if (this.#seen >= this.#limits.of) this.#conclude();
  }

  #conclude(): void {
    const least = this.#limits.of * this.#limits.share;
    this.#alone = undefined;
    for (const [network, { asked, passedOn }] of this.#counts) {
      if (asked < least) continue;
      this.#alone = network;
      if (!this.#told.has(network)) this.#tell({ network, passedOn: passedOn >= least });
      this.#told.add(network);
    }
    this.#seen = 0;
    this.#counts = new Map();
  }
}
