import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** Addresses that are still to be asked for, each once. In a file: a large site has millions of them. */
export class AddressList {
  readonly #database: DatabaseSync;
  readonly #add: StatementSync;
  readonly #next: StatementSync;
  #waiting = 0;
  #last = 0;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4000;
      CREATE TABLE wanted (id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, found_on TEXT NOT NULL);
      CREATE TABLE leads (file TEXT PRIMARY KEY, target TEXT NOT NULL);`);
    this.#add = this.#database.prepare(
      'INSERT INTO wanted (address, found_on) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
    this.#next = this.#database.prepare(
      'SELECT id, address, found_on AS foundOn FROM wanted WHERE id > ? ORDER BY id LIMIT ?',
    );
  }

  add(address: string, foundOn: string): void {
    this.#waiting += Number(this.#add.run(address, foundOn).changes);
  }

  /** The next ones, in the order in which they were found. */
  take(limit: number): { address: string; foundOn: string }[] {
    const rows = this.#next.all(this.#last, limit) as { id: number; address: string; foundOn: string }[];
    this.#last = rows.at(-1)?.id ?? this.#last;
    this.#waiting -= rows.length;
    return rows;
  }

  /** An address that something leads to, and that leads on: the file that will say so. */
  lead(file: string, to: string): void {
    this.#database.prepare('INSERT OR REPLACE INTO leads (file, target) VALUES (?, ?)').run(file, to);
  }

  *leads(): Generator<{ file: string; to: string }> {
    const rows = this.#database.prepare('SELECT file, target AS "to" FROM leads ORDER BY file').iterate();
    for (const row of rows as Iterable<{ file: string; to: string }>) yield row;
  }

  get waiting(): number {
    return this.#waiting;
  }

  close(): void {
    this.#database.close();
  }
}
