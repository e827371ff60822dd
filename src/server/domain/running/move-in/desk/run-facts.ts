import { engineLimits } from '#contract/site/engine-limits.ts';
import type { MoveInRun } from '../move-in.queries.ts';

/** At work, and not heard of for so long that nobody is: a command that died, or a server that went. */
export const isLost = ({ state, heartbeatAt }: MoveInRun, now: Date): boolean =>
  (state === 'running' || state === 'looking' || state === 'undoing') &&
  now.getTime() - heartbeatAt.getTime() > engineLimits.moveIn.lostAfter;

/** Whether a run may have brought anything: only one that began to do so knows its site by name. */
export const hasBrought = ({ site }: MoveInRun): boolean => site !== '';

/** What is done, failed in the middle, or was left by a command that no server goes on with. */
export const mayUndo = (run: MoveInRun, now: Date): boolean =>
  run.state === 'done' ||
  (run.state === 'failed' && hasBrought(run)) ||
  (run.state === 'running' && run.files === null && isLost(run, now));
