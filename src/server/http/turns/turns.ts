/** A place to wait in, by a path: below a network, below whatever calls itself the same there. */
interface Queue<T> {
  readonly size: number;
  push(item: T, path: readonly string[]): void;
  /** Whose turn it is. */
  shift(): T | undefined;
  /** The newest of those of whom there are most. */
  pop(): T | undefined;
  delete(item: T, path: readonly string[]): boolean;
}

/** First come, first served. */
class Row<T> implements Queue<T> {
  readonly #items: T[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    return this.#items.shift();
  }

  pop(): T | undefined {
    return this.#items.pop();
  }

  delete(item: T): boolean {
    const index = this.#items.indexOf(item);
    if (index >= 0) this.#items.splice(index, 1);
    return index >= 0;
  }
}

/** Rows that take turns, one after the other, however long each is; so do rows below a row. */
export class Turns<T> implements Queue<T> {
  /** In the order of their turns. */
  readonly #rows = new Map<string, Queue<T>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(key: string): number {
    return this.#rows.get(key)?.size ?? 0;
  }

  push(item: T, [key = '', ...below]: readonly string[]): void {
    const row = this.#rows.get(key) ?? (below.length > 0 ? new Turns<T>() : new Row<T>());
    this.#rows.set(key, row);
    row.push(item, below);
    this.#size += 1;
  }

  shift(): T | undefined {
    const [next] = this.#rows;
    if (!next) return undefined;
    const [key, row] = next;
    this.#rows.delete(key);
    const item = this.#taken(key, row, row.shift());
    // Behind everybody else who waits now.
    if (row.size > 0) this.#rows.set(key, row);
    return item;
  }

  pop(): T | undefined {
    let longest: [string, Queue<T>] | undefined;
    for (const each of this.#rows) if (!longest || each[1].size > longest[1].size) longest = each;
    return longest && this.popFrom(longest[0]);
  }

  popFrom(key: string): T | undefined {
    const row = this.#rows.get(key);
    return row && this.#taken(key, row, row.pop());
  }

  delete(item: T, [key = '', ...below]: readonly string[]): boolean {
    const row = this.#rows.get(key);
    if (!row?.delete(item, below)) return false;
    this.#taken(key, row, item);
    return true;
  }

  #taken(key: string, row: Queue<T>, item: T | undefined): T | undefined {
    if (item !== undefined) this.#size -= 1;
    if (row.size === 0) this.#rows.delete(key);
    return item;
  }
}
