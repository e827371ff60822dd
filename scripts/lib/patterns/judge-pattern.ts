import type { Pattern } from './find-patterns.ts';

/** Undefined where it runs in linear time, whatever it is held against; otherwise what is the matter. */
export type Verdict = string | undefined;

/** A hard one takes its time; one that takes longer wants to be written more simply, or a reason. */
const PATIENCE_MS = 60_000;

/**
 * What the analyser says of one, by the part of it that is JavaScript: it comes with its package, on every platform,
 * and fetches nothing. It is loaded where there is something to ask.
 */
export async function judgePattern({ source, flags }: Pattern): Promise<Verdict> {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = (await import('recheck')).default;
  const answer = checkSync(source, flags, { timeout: PATIENCE_MS });
  if (answer.status === 'safe') return undefined;
  if (answer.status === 'unknown') return `nobody can tell (${answer.error.kind})`;
  return `${answer.complexity.summary}, for example by ${answer.attack.pattern.slice(0, 120)}`;
}
