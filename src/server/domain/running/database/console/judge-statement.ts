import type { ConsoleProblem } from '#contract/running/database/database.words.ts';
import { allowedFunctions, bracketWords, catalogNames, secretTables } from './allowed-names.ts';
import { readTokens, type SqlToken, UnreadableSql } from './sql-tokens.ts';

export interface Refusal {
  code: ConsoleProblem;
  /** The word that it is about. */
  detail: string;
  at: number;
}

export type Judged =
  | { refusal: Refusal }
  | {
      /** The statement without what ends it. */
      sql: string;
      /** What can be fetched a part at a time; an explanation is short. */
      isQuery: boolean;
    };

/** Names of the database's functions, but for those that columns have as well. */
type Callable = ReadonlySet<string>;

const reading = new Set(['select', 'with', 'values', 'table']);
const telling = new Set(['explain', 'show']);
const explaining = new Set(['analyze', 'analyse', 'verbose']);
/** After these a name with a bracket is a new name with its columns, or a type. */
const naming = new Set(['as', 'with', 'recursive']);

const isSign = (token: SqlToken | undefined, value: string) =>
  token?.kind === 'sign' && token.value === value;
const isName = ({ kind }: SqlToken) => kind === 'word' || kind === 'name';

/** The first word that says what is to be done, past brackets. */
function verbOf(tokens: SqlToken[], from = 0): SqlToken | undefined {
  let at = from;
  while (isSign(tokens[at], '(')) at += 1;
  return tokens[at];
}

/** What is to be explained stands behind its options. */
function explainedVerb(tokens: SqlToken[]): SqlToken | undefined {
  let at = 1;
  if (isSign(tokens[at], '(') && !reading.has(verbOf(tokens, at)?.value ?? '')) {
    while (tokens[at] && !isSign(tokens[at], ')')) at += 1;
    at += 1;
  }
  while (tokens[at]?.kind === 'word' && explaining.has(tokens[at]?.value ?? '')) at += 1;
  return verbOf(tokens, at);
}

interface Place {
  token: SqlToken;
  before: SqlToken | undefined;
  after: SqlToken | undefined;
}

function nameProblem({ token, before, after }: Place, callable: Callable): ConsoleProblem | undefined {
  const { value, kind } = token;
  const isCalled = isSign(after, '(');
  if (secretTables.has(value)) return 'table_refused';
  if (isCalled && allowedFunctions.has(value)) return undefined;
  // The database's own names: what is not known to be harmless stays closed, called or not.
  if (/^_?pg_/.test(value) && !catalogNames.has(value))
    return isCalled ? 'function_refused' : 'table_refused';
  // What is no column of "row" is a function in "row.name" and "(value).name", brackets or not.
  if (!isCalled && isSign(before, '.') && callable.has(value) && !allowedFunctions.has(value))
    return 'function_refused';
  if (!isCalled || (kind === 'word' && bracketWords.has(value))) return undefined;
  return before?.kind === 'word' && naming.has(before.value) ? undefined : 'function_refused';
}

function problemIn(tokens: SqlToken[], callable: Callable): Refusal | undefined {
  const refuse = (code: ConsoleProblem, { value, at }: SqlToken): Refusal => ({ code, detail: value, at });
  const semicolon = tokens.find((token) => isSign(token, ';'));
  if (semicolon) return refuse('several', semicolon);
  const verb = verbOf(tokens);
  if (!verb) return { code: 'empty', detail: '', at: 0 };
  const isReading = verb.kind === 'word' && (reading.has(verb.value) || telling.has(verb.value));
  if (!isReading) return refuse('not_reading', verb);
  const explained = verb.value === 'explain' ? explainedVerb(tokens) : undefined;
  if (explained && !reading.has(explained.value)) return refuse('not_reading', explained);
  for (const [index, token] of tokens.entries()) {
    const place = { token, before: tokens[index - 1], after: tokens[index + 1] };
    const code = isName(token) ? nameProblem(place, callable) : undefined;
    if (code) return refuse(code, token);
  }
  return undefined;
}

/**
 * Whether a statement only reads what may be read. The transaction is read-only besides, and the role has no rights
 * but reading where we may choose it; this is for what neither can forbid.
 */
export function judgeStatement(sql: string, callable: Callable): Judged {
  try {
    const tokens = readTokens(sql);
    let end = sql.length;
    while (isSign(tokens.at(-1), ';')) end = tokens.pop()?.at ?? end;
    const refusal = problemIn(tokens, callable);
    if (refusal) return { refusal };
    return { sql: sql.slice(0, end), isQuery: !telling.has(verbOf(tokens)?.value ?? '') };
  } catch (error) {
    if (!(error instanceof UnreadableSql)) throw error;
    return { refusal: { code: 'unreadable', detail: sql.slice(error.at, error.at + 20), at: error.at } };
  }
}
