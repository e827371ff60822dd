import { passwordProblem } from '#contract/people/accounts/password-rules.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { FieldProblemCode } from '#contract/site/field-problems.ts';
import { createAside } from '#server/lib/aside/ask-aside.ts';
import { TooCostly } from '#server/lib/aside/read-aside.ts';
import { DomainError, invalidFields } from '#server/lib/errors.ts';
import { identifiersOf, knownWords, type PasswordOwner } from './known-words.ts';
import type { WeaknessQuestion } from './password-weakness.ts';

const { idle, thread: limits } = engineLimits.passwordStrength;

/** One for the whole program, which starts with the first password that anybody sets. */
const askWeakness = createAside<WeaknessQuestion, FieldProblemCode | undefined>({
  thread: new URL('./weakness-thread.ts', import.meta.url),
  limits,
  idle,
});

interface NewPassword {
  password: string;
  owner: PasswordOwner;
  /** Where it was typed. */
  field?: string;
}

export type InsistOnStrength = (given: NewPassword) => Promise<void>;

/** Whoever sets a password, wherever: it is long enough, and nobody would soon guess it (decision 058). */
export const createPasswordJudge =
  (siteNames: () => Promise<string[]>): InsistOnStrength =>
  async ({ password, owner, field = 'password' }) => {
    const problem = passwordProblem(password, identifiersOf(owner));
    if (problem) throw invalidFields({ [field]: problem });
    const words = knownWords(owner, await siteNames());
    const code = await askWeakness({ password, words }).catch((error: unknown) => {
      throw error instanceof TooCostly ? new DomainError('unavailable', error.message) : error;
    });
    if (code) throw invalidFields({ [field]: { code } });
  };
