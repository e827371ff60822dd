const CLASS_ATTRIBUTE = 'class="';
/** So many letters of an element's name fit into one number. */
const PACKED_LETTERS = 7;
const MAX_LISTS = 5_000;

const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

const decoded = (text: string): string =>
  text.includes('&') ? text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&') : text;

/**
 * Which of some names (elements, and classes with their dot) occur in HTML of our own making. Every render asks: hence
 * no pattern over the whole text and no string for each element, but numbers and a field of bits.
 */
export class NameFinder {
  readonly #names: string[];
  readonly #places: ReadonlyMap<string, number>;
  /** By an element's letters, packed into a number: its place, or -1 where nobody asks for it. */
  readonly #elements = new Map<number, number>();
  /** The same few hundred lists of classes stand in every page. */
  readonly #lists = new Map<string, number[]>();

  constructor(names: Iterable<string>) {
    this.#names = [...new Set(names)];
    this.#places = new Map(this.#names.map((name, place) => [name, place]));
  }

  /** A field with a 1 for each name that is there: as a text, so that it can be a key. */
  find(html: string): string {
    const found = new Uint8Array(this.#names.length);
    for (const name of ['html', 'body']) this.#mark(found, this.#places.get(name));
    this.#findElements(html, found);
    this.#findClasses(html, found);
    return String.fromCharCode(...found);
  }

  /** What `find` has found. */
  read(found: string): Set<string> {
    return new Set(this.#names.filter((_, place) => found.charCodeAt(place) === 1));
  }

  #mark(found: Uint8Array, place = -1): void {
    if (place >= 0) found[place] = 1;
  }

  #findElements(html: string, found: Uint8Array): void {
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
      let end = at + 1;
      let packed = 0;
      for (let code = html.charCodeAt(end); isLetterOrDigit(code); code = html.charCodeAt(end)) {
        packed = packed * 128 + code;
        end += 1;
      }
      const letters = end - at - 1;
      if (letters === 0) continue;
      let place = letters > PACKED_LETTERS ? undefined : this.#elements.get(packed);
      if (place === undefined) {
        place = this.#places.get(html.slice(at + 1, end)) ?? -1;
        if (letters <= PACKED_LETTERS) this.#elements.set(packed, place);
      }
      this.#mark(found, place);
    }
  }

  #findClasses(html: string, found: Uint8Array): void {
    for (let at = html.indexOf(CLASS_ATTRIBUTE); at >= 0; at = html.indexOf(CLASS_ATTRIBUTE, at + 1)) {
      const start = at + CLASS_ATTRIBUTE.length;
      for (const place of this.#placesOf(html.slice(start, html.indexOf('"', start)))) found[place] = 1;
    }
  }

  #placesOf(list: string): number[] {
    const known = this.#lists.get(list);
    if (known) return known;
    const places = list
      .split(/\s+/)
      .map((name) => this.#places.get(`.${decoded(name)}`) ?? -1)
      .filter((place) => place >= 0);
    if (this.#lists.size < MAX_LISTS) this.#lists.set(list, places);
    return places;
  }
}
