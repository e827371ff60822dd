import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrace, runTraced, traceHeaders } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('the trace that a request belongs to', () => {
  test('is taken, gets a span of its own, and is passed on with it', () => {
    const trace = readTrace(`00-${TRACE}-${PARENT}-01`, 'vendor=abc');
    expect(trace).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, flags: '01', state: 'vendor=abc' });
    expect(trace?.spanId).toMatch(/^[\da-f]{16}$/);
    expect(traceHeaders()).toEqual({});
    if (!trace) throw new Error('There is none.');
    runTraced(trace, () =>
      expect(traceHeaders()).toEqual({
        traceparent: `00-${TRACE}-${trace.spanId}-01`,
        tracestate: 'vendor=abc',
      }),
    );
    expect(traceHeaders()).toEqual({});
  });

  test('of a version to come is read as far as it is known', () => {
    expect(readTrace(`01-${TRACE}-${PARENT}-00-more`)).toMatchObject({ traceId: TRACE, flags: '00' });
  });

  test.each([
    ['of no version', `ff-${TRACE}-${PARENT}-01`],
    ['that says more than it may', `00-${TRACE}-${PARENT}-01-more`],
    ['of nobody', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['without a parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['in capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ['cut short', `00-${TRACE}-${PARENT}`],
    ['that is none', 'hello'],
    ['that came twice', [`00-${TRACE}-${PARENT}-01`]],
    ['that is not there', undefined],
  ])('one %s counts as none', (_what, header) => {
    expect(readTrace(header)).toBe(undefined);
  });

  test('says nothing but itself, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 2_000 }), (header, state) => {
        const trace = readTrace(header, state);
        if (trace) expect(trace.traceId + trace.parentSpanId + trace.flags).toMatch(/^[\da-f]{50}$/);
        expect(readTrace(`00-${TRACE}-${PARENT}-01`, state)?.state?.length ?? 0).toBeLessThanOrEqual(512);
      }),
    );
  });
});
