import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Where a request stands in what somebody else traces: W3C's Trace Context, as far as it is taken and passed on. */
export interface TraceContext {
  traceId: string;
  /** Of whoever asked, and of what is done here for them. */
  parentSpanId: string;
  spanId: string;
  flags: string;
  /** What tracing systems tell each other; nobody reads it here. */
  state: string | undefined;
}

/** Versions to come may say more behind the flags; 00 says no more. */
const TRACE = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-|$)/;
const STATE_MOST = 512;

const current = new AsyncLocalStorage<TraceContext>();

/** undefined where nobody traces, or where what they say cannot be read: then it is as if they had said nothing. */
export function readTrace(traceparent: unknown, tracestate?: unknown): TraceContext | undefined {
  const [, version, traceId, parentSpanId, flags, rest] =
    TRACE.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  if (!traceId || !parentSpanId || !flags || (version === '00' && rest === '-')) return undefined;
  const state = typeof tracestate === 'string' && tracestate.length <= STATE_MOST ? tracestate : undefined;
  return { traceId, parentSpanId, spanId: randomBytes(8).toString('hex'), flags, state };
}

/** What is asked of servers of ours meanwhile says that it belongs to it. */
export const runTraced = (trace: TraceContext, work: () => void): void => current.run(trace, work);

/** For a call to a server of ours; shops, networks and caches of others learn nothing of it. */
export function traceHeaders(): Record<string, string> {
  const trace = current.getStore();
  if (!trace) return {};
  const { traceId, spanId, flags, state } = trace;
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state && { tracestate: state }) };
}
