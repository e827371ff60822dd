import { expect, test } from 'vitest';
import { moveInStates } from '#contract/running/move-in/move-in.words.ts';
import { isGathering, isUnderWay, stepOf } from './run-states.ts';

test('a move is gathered, under way or over, and never two of these', () => {
  for (const state of moveInStates) expect(isGathering(state) && isUnderWay(state), state).toBe(false);
  expect(moveInStates.filter((state) => !isGathering(state) && !isUnderWay(state))).toEqual([
    'done',
    'failed',
    'cancelled',
    'undone',
  ]);
});

test('each state belongs to a step', () => {
  expect(moveInStates.map(stepOf)).toEqual([
    'files',
    'look',
    'look',
    'look',
    'run',
    'run',
    'report',
    'run',
    'files',
    'report',
    'report',
    'report',
  ]);
});
