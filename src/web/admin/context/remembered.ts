/** What this browser remembers for an administrator. One that keeps nothing forgets, and works all the same. */
const names = {
  /** The readers' pages show their admin button by it: a hint, never a proof. */
  signedIn: 'admin',
  language: 'admin-language',
  shortcuts: 'admin-shortcuts',
} as const;

export function readRemembered(name: keyof typeof names): string | null {
  try {
    return localStorage.getItem(names[name]);
  } catch {
    return null;
  }
}

export function remember(name: keyof typeof names, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(names[name]);
    else localStorage.setItem(names[name], value);
  } catch {
    // Private windows may refuse.
  }
}

/** What this tab alone remembers, such as questions to the database: whoever signs in next has not asked them. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
