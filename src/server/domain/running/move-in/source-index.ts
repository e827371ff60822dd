import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** What was found in a source and is asked for again while it is brought over, by what it is and by its name there. */
export type FactKind =
  | 'site'
  | 'author'
  | 'category'
  | 'tag'
  | 'entry'
  | 'address'
  | 'attachment'
  | 'child'
  | 'block'
  | 'relation'
  | 'language'
  | 'seen'
  | 'product'
  | 'cloak'
  | 'box'
  | 'upload'
  | 'dead';

/** What a report tells one by one. */
export type ToldList = 'left' | 'comments' | 'missing' | 'addresses';

interface Row {
  key: string;
  value: string;
}

/**
 * A file beside the database, for as long as a site moves in: a source may have a million things, and none of them is kept in
 * memory. It is read within one thread at a time, and thrown away at the end.
 */
export class SourceIndex {
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  readonly #get: StatementSync;
  readonly #below: StatementSync;
  readonly #counted: StatementSync;
  readonly #tell: StatementSync;
  #waiting = 0;
  #isHeld = false;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4000;
      CREATE TABLE IF NOT EXISTS facts (kind TEXT, key TEXT, value TEXT, PRIMARY KEY (kind, key)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS told (id INTEGER PRIMARY KEY, list TEXT, value TEXT);`);
    this.#put = this.#database.prepare('INSERT OR REPLACE INTO facts (kind, key, value) VALUES (?, ?, ?)');
    this.#get = this.#database.prepare('SELECT value FROM facts WHERE kind = ? AND key = ?');
    this.#below = this.#database.prepare(
      'SELECT key, value FROM facts WHERE kind = ? AND key > ? AND key < ? ORDER BY key LIMIT ?',
    );
    this.#counted = this.#database.prepare('SELECT count(*) AS n FROM facts WHERE kind = ?');
    this.#tell = this.#database.prepare('INSERT INTO told (list, value) VALUES (?, ?)');
  }

  /** Many together: each by itself would be a transaction. */
  #begin(): void {
    if (this.#isHeld || this.#waiting >= 5_000) this.flush();
    if (this.#waiting === 0) this.#database.exec('BEGIN');
    this.#waiting += 1;
  }

  flush(): void {
    if (this.#isHeld || this.#waiting > 0) this.#database.exec('COMMIT');
    this.#waiting = 0;
    this.#isHeld = false;
  }

  /** From here on it is read: as long as nobody writes, what was read need not be looked for in the file again. */
  hold(): void {
    this.flush();
    this.#database.exec('BEGIN');
    this.#isHeld = true;
  }

  put(kind: FactKind, key: string, value: unknown): void {
    this.#begin();
    this.#put.run(kind, key, JSON.stringify(value));
  }

  get<T>(kind: FactKind, key: string): T | undefined {
    const row = this.#get.get(kind, key) as unknown as Pick<Row, 'value'> | undefined;
    return row && (JSON.parse(row.value) as T);
  }

  /** Those whose key begins so, in order, behind the last one that is known. */
  list<T>(kind: FactKind, { beginning = '', after = '', limit = 500 } = {}): { key: string; value: T }[] {
    const from = after === '' ? beginning : after;
    const rows = this.#below.all(kind, from, `${beginning}\u{10ffff}`, limit) as unknown as Row[];
    return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) as T }));
  }

  /** All of a kind, some at a time. */
  *all<T>(kind: FactKind): Generator<{ key: string; value: T }> {
    for (let after = ''; ; ) {
      const part = this.list<T>(kind, { after });
      yield* part;
      const last = part.at(-1);
      if (!last) return;
      after = last.key;
    }
  }

  count(kind: FactKind): number {
    return (this.#counted.get(kind) as { n: number }).n;
  }

  /** A line of what the report says, in the order in which it was found. */
  tell(list: ToldList, value: unknown): void {
    this.#begin();
    this.#tell.run(list, JSON.stringify(value));
  }

  *told<T>(list: ToldList): Generator<T> {
    const rows = this.#database.prepare('SELECT value FROM told WHERE list = ? ORDER BY id').iterate(list);
    for (const { value } of rows as Iterable<{ value: string }>) yield JSON.parse(value) as T;
  }

  countTold(list: ToldList): number {
    const row = this.#database.prepare('SELECT count(*) AS n FROM told WHERE list = ?').get(list);
    return (row as { n: number }).n;
  }

  close(): void {
    this.flush();
    this.#database.close();
  }
}
