import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Line } from './line.ts';

const patience = { body: 50, leastBytes: 100, answer: 120 };
const EVERY = 5;

const begun = () => {
  const socket = { bytesRead: 0, bytesWritten: 0, writableLength: 0 };
  const request = { complete: false, readableLength: 0 };
  const response = { headersSent: false, writableFinished: false };
  const line = new Line(socket, 'a', 0);
  const { over } = line.begin(request, response);
  return { socket, request, response, line, over };
};

/** Looks every so often, lets something happen before each look, and says when it was enough. */
type BegunLine = ReturnType<typeof begun>['line'];

function lookOn(line: BegunLine, until: number, before: (at: number) => void) {
  for (let at = EVERY; at <= until; at += EVERY) {
    before(at);
    const owed = line.look(at, patience);
    if (owed) return { owed, at };
  }
  return undefined;
}

describe('a body', () => {
  test('that stalls, whenever it does, has ended one patience and two looks later', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 100, max: 5_000 }), (stallsAt, rate) => {
        const { socket, line } = begun();
        const end = lookOn(line, 1_000, (at) => {
          if (at < stallsAt) socket.bytesRead += rate;
        });
        expect(end?.owed).toBe('body');
        expect(end?.at).toBeLessThanOrEqual(Math.max(stallsAt, 0) + patience.body + 2 * EVERY);
      }),
    );
  });

  test('that moves may go on for as long as it moves', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(patience.body - 2 * EVERY), { minLength: 1, maxLength: 50 }), (pauses) => {
        const { socket, line } = begun();
        let at = 0;
        for (const pause of pauses) {
          for (const until = at + pause; at < until; at += EVERY)
            expect(line.look(at, patience)).toBeUndefined();
          socket.bytesRead += patience.leastBytes;
        }
      }),
    );
  });

  test('that drips ends as if it had stalled', () => {
    const { socket, line } = begun();
    const drip = () => {
      socket.bytesRead += 1;
    };
    expect(lookOn(line, 500, drip)).toEqual({ owed: 'body', at: 55 });
  });

  test('that we are too slow to read is not waited for', () => {
    const { request, line } = begun();
    request.readableLength = 1;
    expect(lookOn(line, 1_000, () => {})).toBeUndefined();
  });

  test('of which nobody wants the rest has its time, whether it moves or not', () => {
    const { socket, response, line } = begun();
    response.writableFinished = true;
    const pour = () => {
      socket.bytesRead += 9_999;
    };
    expect(lookOn(line, 500, pour)).toEqual({ owed: 'leftover', at: 55 });
  });
});

describe('an answer', () => {
  const answering = () => {
    const all = begun();
    all.request.complete = true;
    all.response.headersSent = true;
    Object.assign(all.socket, { bytesWritten: 1_000, writableLength: 400 });
    return all;
  };

  test('that nobody reads is let go', () => {
    expect(lookOn(answering().line, 500, () => {})).toEqual({ owed: 'answer', at: 125 });
  });

  test('that is read piece by piece is not', () => {
    const { socket, line } = answering();
    const read = (at: number) => {
      if (at % 100 === 0) socket.bytesWritten += 1;
    };
    expect(lookOn(line, 1_000, read)).toBeUndefined();
  });

  test('that is still being made is ours to hurry', () => {
    const { socket, line } = answering();
    socket.writableLength = 0;
    expect(lookOn(line, 1_000, () => {})).toBeUndefined();
  });
});

test('only a lone question without an answer gets our sentence', () => {
  const { line, response, over } = begun();
  expect([line.canBeAnswered, line.isAtRest]).toEqual([true, false]);
  const second = line.begin({ complete: true, readableLength: 0 }, response);
  expect(line.canBeAnswered).toBe(false);
  second.over();
  response.headersSent = true;
  expect(line.canBeAnswered).toBe(false);
  over();
  expect(line.isAtRest).toBe(true);
});
