/** A piece of a statement. Words are folded as PostgreSQL folds them; quoted names are as they stand. */
export interface SqlToken {
  kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  value: string;
  /** Where it begins. */
  at: number;
}

/** Where the statement stops being readable, and so cannot be judged. */
export class UnreadableSql extends Error {
  override readonly name = 'UnreadableSql';
  readonly at: number;

  constructor(at: number) {
    super(`Not readable from ${at} on.`);
    this.at = at;
  }
}

const SPACE = /[ \t\n\r\f\v]+/y;
const LINE_COMMENT = /--[^\n\r]*/y;
/** PostgreSQL takes every character beyond ASCII for a letter. */
const WORD = /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const TEXT = /'(?:[^']|'')*'/y;
const NAME = /"((?:[^"]|"")+)"/y;
/** Everything that operators and punctuation are made of; dollars and backslashes are not among it. */
const SIGN = /[-+*/<>=~!@#%^&|`?()[\],;:.]/y;

const foldAscii = (word: string) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function match(pattern: RegExp, sql: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(sql);
}

/** Comments of this kind hold others. */
function endOfComment(sql: string, from: number): number {
  let depth = 0;
  for (let at = from; at < sql.length; at += 1) {
    const two = sql.slice(at, at + 2);
    if (two !== '/*' && two !== '*/') continue;
    depth += two === '/*' ? 1 : -1;
    at += 1;
    if (depth === 0) return at + 1;
  }
  throw new UnreadableSql(from);
}

function skipped(sql: string, from: number): number {
  for (let at = from; ; ) {
    const gap = match(SPACE, sql, at) ?? match(LINE_COMMENT, sql, at);
    if (gap) at += gap[0].length;
    else if (sql.startsWith('/*', at)) at = endOfComment(sql, at);
    else return at;
  }
}

/** Texts with escapes (E'…', U&'…') continue over lines in ways of their own: whoever needs them asks elsewhere. */
function readToken(sql: string, at: number): { token: SqlToken; end: number } {
  const made = (kind: SqlToken['kind'], found: RegExpExecArray, value = found[0]) => ({
    token: { kind, value, at },
    end: at + found[0].length,
  });
  const word = match(WORD, sql, at);
  if (word) {
    const follows = sql.slice(at + word[0].length, at + word[0].length + 2);
    const folded = foldAscii(word[0]);
    if ((folded === 'e' && follows.startsWith("'")) || (folded === 'u' && /^&['"]/.test(follows)))
      throw new UnreadableSql(at);
    return made('word', word, folded);
  }
  const number = match(NUMBER, sql, at);
  if (number) {
    // What follows at once belongs to it in one version, and not in another.
    if (match(WORD, sql, at + number[0].length)) throw new UnreadableSql(at);
    return made('number', number);
  }
  const text = match(TEXT, sql, at);
  if (text) return made('text', text);
  const name = match(NAME, sql, at);
  if (name) return made('name', name, name[1]?.replaceAll('""', '"'));
  const sign = match(SIGN, sql, at);
  if (sign) return made('sign', sign);
  throw new UnreadableSql(at);
}

/** The statement in its pieces, without comments. What PostgreSQL could read differently is refused, not guessed. */
export function readTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let at = skipped(sql, 0); at < sql.length; ) {
    const { token, end } = readToken(sql, at);
    tokens.push(token);
    at = skipped(sql, end);
  }
  return tokens;
}
