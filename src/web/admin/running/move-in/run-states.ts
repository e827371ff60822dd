import type { MoveInState } from '#contract/running/move-in/move-in.words.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const stateTones: Record<MoveInState, Tone> = {
  collecting: 'neutral',
  waiting_to_look: 'info',
  looking: 'info',
  looked: 'warn',
  waiting_to_run: 'info',
  running: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  waiting_to_undo: 'info',
  undoing: 'info',
  undone: 'neutral',
};

export const runSteps = ['files', 'look', 'run', 'report'] as const;
export type RunStep = (typeof runSteps)[number];

/** A server is at it, or will be: it is asked after. */
export const isUnderWay = (state: MoveInState): boolean =>
  state.startsWith('waiting') || state === 'looking' || state === 'running' || state === 'undoing';

/** Files and choices may still change. */
export const isGathering = (state: MoveInState): boolean => state === 'collecting' || state === 'looked';

export function stepOf(state: MoveInState): RunStep {
  if (state === 'collecting' || state === 'cancelled') return 'files';
  if (state === 'waiting_to_look' || state === 'looking' || state === 'looked') return 'look';
  return state === 'waiting_to_run' || state === 'running' || state === 'failed' ? 'run' : 'report';
}
