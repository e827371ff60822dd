import { nameSources } from './source-lines.ts';

/** Errors whose message was written for the person who starts the program. */
const EXPECTED = new Set(['EnvironmentError', 'DatabaseStartError', 'StartError']);

export function explainStartFailure(error: unknown): string {
  if (error instanceof Error && EXPECTED.has(error.name)) return `Vitrina cannot start. ${error.message}`;
  return `Vitrina cannot start, for a reason it does not know:\n${error instanceof Error ? nameSources(error.stack ?? '') : String(error)}`;
}
