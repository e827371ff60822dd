import type { FieldProblem } from '#contract/site/field-problems.ts';
import { limits } from '#contract/site/limits.ts';

/** Both halves of an address count: "ana@example.com" gives "ana" and "ana@example.com". */
const namesIn = (identifier: string): string[] =>
  [identifier, identifier.split('@', 1)[0] ?? ''].filter(
    (name) => name.length >= limits.accounts.username.min,
  );

/** What can be said of a new password without knowing any words; domain/people/accounts/judge-password.ts says the rest. */
export function passwordProblem(password: string, identifiers: readonly string[]): FieldProblem | undefined {
  const { min, max } = limits.accounts.password;
  if (password.length === 0) return { code: 'required' };
  if (password.length < min) return { code: 'too_short', limit: min };
  if (password.length > max) return { code: 'too_long', limit: max };
  const lower = password.toLowerCase();
  const names = identifiers.flatMap((identifier) => namesIn(identifier.toLowerCase()));
  return names.some((name) => lower.includes(name)) ? { code: 'contains_identifier' } : undefined;
}
