interface Waiting<T extends { id: number }> {
  /** Takes the oldest one after this number; of several servers one gets it. */
  claim: (afterId: number) => Promise<T | undefined>;
  /** Puts it back. */
  release: (id: number) => Promise<void>;
  send: (waiting: T) => Promise<void>;
  stopping?: AbortSignal | undefined;
}

/** Sends what waits, one by one; one that cannot be sent waits for the next time, and holds up no other. */
export async function sendWaiting<T extends { id: number }>(parts: Waiting<T>): Promise<number> {
  const { claim, release, send, stopping } = parts;
  const failures: unknown[] = [];
  let sent = 0;
  let afterId = 0;
  while (!stopping?.aborted) {
    const waiting = await claim(afterId);
    if (!waiting) break;
    afterId = waiting.id;
    try {
      await send(waiting);
      sent += 1;
    } catch (error) {
      await release(waiting.id);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return sent;
}
