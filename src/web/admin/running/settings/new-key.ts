/** Thirty-two signs out of sixteen: nobody guesses it, and it is short enough to paste elsewhere. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
