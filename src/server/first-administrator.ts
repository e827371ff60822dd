import { describeProblem } from '#contract/site/field-problems.ts';
import { fieldErrors } from '#i18n/dictionaries/us/field-errors.ts';
import { type Environment, EnvironmentError } from '#server/env.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { Services } from '#server/services.ts';

export const DEFAULT_ADMINISTRATOR = 'admin';

type Given = Pick<Environment, 'ADMIN_IDENTIFIER' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>;

/** What only the words of the world can say of a password was not known when the environment was read. */
function explain(error: unknown): never {
  const problem = error instanceof DomainError ? error.fields?.password : undefined;
  if (!problem) throw error;
  throw new EnvironmentError(
    `These environment variables cannot be used:\n  ADMIN_PASSWORD: ${describeProblem(problem, fieldErrors)}`,
  );
}

/** Where nobody has an account yet, an owner gets one. Says what to tell whoever started the program, once. */
export async function ensureFirstAdministrator(
  { accounts }: Pick<Services, 'accounts'>,
  { ADMIN_IDENTIFIER = DEFAULT_ADMINISTRATOR, ADMIN_EMAIL, ADMIN_PASSWORD }: Given,
): Promise<string[]> {
  const isAddress = ADMIN_IDENTIFIER.includes('@');
  const password = await accounts.administration
    .createFirst({
      username: isAddress ? DEFAULT_ADMINISTRATOR : ADMIN_IDENTIFIER,
      email: isAddress ? ADMIN_IDENTIFIER : ADMIN_EMAIL?.toLowerCase(),
      role: 'owner',
      password: ADMIN_PASSWORD,
    })
    .catch(explain);
  if (password === undefined) return [];
  if (ADMIN_PASSWORD)
    return [`The first administrator is "${ADMIN_IDENTIFIER}", with the password that was given.`];
  return [
    'The first administrator was made. This is shown once; change the password after signing in:',
    `  identifier: ${ADMIN_IDENTIFIER}`,
    `  password:   ${password}`,
  ];
}
