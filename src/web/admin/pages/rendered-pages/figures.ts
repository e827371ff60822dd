const number = (tag: string, digits: number) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: digits, minimumFractionDigits: 0 });

/** "12,3 kB": thousands, as networks count. */
export function weight(bytes: number, tag: string): string {
  if (bytes < 1_000) return `${number(tag, 0).format(bytes)} B`;
  if (bytes < 1_000_000) return `${number(tag, 1).format(bytes / 1_000)} kB`;
  return `${number(tag, 1).format(bytes / 1_000_000)} MB`;
}

export const millis = (ms: number, tag: string): string => `${number(tag, ms < 10 ? 1 : 0).format(ms)} ms`;

export const count = (n: number, tag: string): string => number(tag, n < 1 ? 2 : n < 10 ? 1 : 0).format(n);

/** undefined where there is nothing to be a part of. */
export function share(part: number, whole: number, tag: string): string | undefined {
  if (whole === 0) return undefined;
  // A hundred per cent is said where it is true, and not where it is nearly so.
  const exact = (part / whole) * 100;
  const shown = part < whole ? Math.min(exact, 99.9) : exact;
  return `${number(tag, 1).format(shown)}%`;
}
