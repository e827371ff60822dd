import { afterEach, expect, test, vi } from 'vitest';
import { codeFor } from './authenticator.ts';

/** RFC 6238's own examples: the secret "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

afterEach(() => vi.useRealTimers());

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('shows at second %i what the standard says', (second, code) => {
  vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 });
  expect(codeFor(SECRET)).toBe(code);
});
