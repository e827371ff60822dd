const KEY = 'vitrina-console';
const KEPT = 20;

/** Of this tab alone: the browser forgets them with it. Where it keeps nothing, nothing is kept. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function withStatement(recent: string[], sql: string): string[] {
  const typed = sql.trim();
  return typed === '' ? recent : [typed, ...recent.filter((each) => each !== typed)].slice(0, KEPT);
}

export function keepRecent(recent: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // A full or closed storage is no reason to fail.
  }
}
