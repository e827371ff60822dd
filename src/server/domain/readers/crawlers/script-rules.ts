import type { ReaderClass, VisitorClass } from '#contract/readers/crawlers/crawlers.words.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import { classOf } from './class-of.ts';
import { matcherOf } from './path-patterns.ts';

/** whole: everybody gets the same bytes. Otherwise it depends on who asks, and caches have to know. */
export type Variant = 'whole' | 'with-scripts' | 'without-scripts';

const watched = new Set([tags.setting('page_scripts'), tags.setting('page_scripts_exceptions')]);

/** Who gets pages without their scripts, held in memory: it is asked for every page that is sent. */
export class ScriptRules {
  readonly #settings: Pick<SettingsService, 'get'>;
  readonly #onFailure: (error: unknown) => void;
  #without: ReadonlySet<VisitorClass> = new Set();
  #isException: (pathname: string) => boolean = () => false;
  #known = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(settings: Pick<SettingsService, 'get'>, onFailure: (error: unknown) => void = () => {}) {
    this.#settings = settings;
    this.#onFailure = onFailure;
  }

  variantFor(pathname: string, userAgent: string | undefined): Variant {
    if (this.#without.size === 0) return 'whole';
    return this.#isException(pathname) ? 'whole' : this.of(classOf(userAgent));
  }

  of(reader: ReaderClass): Exclude<Variant, 'whole'> {
    return reader !== 'people' && this.#without.has(reader) ? 'without-scripts' : 'with-scripts';
  }

  /** News of the ledger: rules that somebody has changed are read anew. */
  hear(changed: Iterable<string>): void {
    for (const tag of changed) {
      if (!watched.has(tag)) continue;
      this.#known = false;
      this.#read();
      return;
    }
  }

  /** Reads them unless they are known. What could not be read before is tried again. */
  refresh(): Promise<void> {
    if (!this.#known) this.#read();
    return this.#reading;
  }

  /** Over when what was heard of counts. */
  settled(): Promise<void> {
    return this.#reading;
  }

  #read(): void {
    this.#reading = this.#reading.then(async () => {
      if (this.#known) return;
      // What changes while it is read is heard of, and read again.
      this.#known = true;
      try {
        const [scripts, exceptions] = await Promise.all([
          this.#settings.get('page_scripts'),
          this.#settings.get('page_scripts_exceptions'),
        ]);
        const off = Object.entries(scripts).filter(([, sent]) => !sent);
        this.#without = new Set(off.map(([name]) => name as VisitorClass));
        this.#isException = matcherOf(exceptions);
      } catch (error) {
        this.#known = false;
        this.#onFailure(error);
      }
    });
  }
}
