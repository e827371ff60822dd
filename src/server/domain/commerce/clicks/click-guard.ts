import { createHmac, randomBytes } from 'node:crypto';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Clock } from '#server/lib/time/clock.ts';

const { onceInSeconds, perAddress, remembered: usual } = engineLimits.clicks;

interface GuardLimits {
  /** Addresses that are remembered at once. */
  remembered?: number;
  /** What one of them can add in a while, of each kind. */
  counted?: number;
}

/**
 * Whether something counts: the same only once in a while, and of one address only so much. Addresses are held as
 * hashes with a salt that is made anew every day and stands in this process's memory alone.
 */
export function createClickGuard(
  clock: Clock,
  { remembered = usual, counted: most = perAddress.counted }: GuardLimits = {},
) {
  let day = -1;
  let salt = randomBytes(32);
  const lastSeen = new Map<string, number>();
  const windows = new Map<string, { ends: number; counted: number }>();

  function renewSalt(now: number): void {
    const today = Math.floor(now / DAY);
    if (today === day) return;
    day = today;
    salt = randomBytes(32);
    lastSeen.clear();
    windows.clear();
  }

  /** Forgets the oldest where it would grow beyond its size. */
  function keep<V>(map: Map<string, V>, key: string, value: V): void {
    map.delete(key);
    if (map.size >= remembered) map.delete(map.keys().next().value ?? key);
    map.set(key, value);
  }

  const hash = (...parts: string[]) =>
    createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22);

  return {
    /** `kind` has its own allowance; `what` is what counts once. */
    admits(kind: 'click' | 'view', address: string, what: string): boolean {
      const now = clock().getTime();
      renewSalt(now);
      const who = hash(kind, address);
      const window = windows.get(who);
      const open = window && window.ends > now ? window : undefined;
      if (open && open.counted >= most) return false;
      const once = hash(kind, address, what);
      if ((lastSeen.get(once) ?? 0) > now - onceInSeconds * 1000) return false;
      keep(lastSeen, once, now);
      keep(windows, who, {
        ends: open?.ends ?? now + perAddress.windowSeconds * 1000,
        counted: (open?.counted ?? 0) + 1,
      });
      return true;
    },
    /** For the test that memory has an end. */
    size: () => lastSeen.size + windows.size,
  };
}
