import { nameSources } from './source-lines.ts';

/** Errors whose message was written for the person who starts the program. */
const EXPECTED = new Set(['EnvironmentError', 'DatabaseStartError', 'StartError']);

/** What runs out on the way has as many names as there are who ask for it: the system, the database, the engine. */
const RAN_OUT: [RegExp, string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    'The disk is full: that of DATA_DIR, or of the database. Make room, or choose another one.',
  ],
  [
    /ENOMEM|ERR_WORKER_OUT_OF_MEMORY|ERR_WORKER_INIT_FAILED|Cannot allocate memory|Out of memory|could not allocate memory/,
    'There is too little memory. Give it more, or set DATABASE_URL: with a database elsewhere it needs half.',
  ],
];

/** Everything that an error says, and what it came from. */
function wordsOf(error: unknown): string {
  const words: string[] = [];
  for (let each = error; each instanceof Error && words.length < 10; each = each.cause)
    words.push(`${(each as NodeJS.ErrnoException).code ?? ''} ${each.message}`);
  return words.join('\n');
}

export function explainStartFailure(error: unknown): string {
  const words = wordsOf(error);
  const ranOut = RAN_OUT.find(([pattern]) => pattern.test(words))?.[1];
  if (ranOut) return `Vitrina cannot start. ${ranOut}`;
  if (error instanceof Error && EXPECTED.has(error.name)) return `Vitrina cannot start. ${error.message}`;
  return `Vitrina cannot start, for a reason it does not know:\n${error instanceof Error ? nameSources(error.stack ?? '') : String(error)}`;
}
