import type { Caller } from '#contract/people/accounts/caller.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { networkOf } from '#server/lib/network.ts';
import { hashToken, newToken } from '#server/lib/one-time-token.ts';
import { passwordResetMail } from '#server/mail/account-mails.ts';
import { recordAccountChanges } from '../account-changes.ts';
import type { AccountParts } from '../account-parts.ts';
import { findPasswordReset, insertPasswordReset, takePasswordReset } from '../account-tokens.queries.ts';
import { findAccount, findAccountByIdentifier, lockAccount } from '../accounts.queries.ts';
import { linkExpired, mailNotSetUp } from '../refusals.ts';
import type { SignInThrottle } from '../signing-in/sign-in-throttle.ts';
import { setPassword } from './set-password.ts';

const { validMinutes, perEmail, perAddress } = limits.accounts.passwordReset;

interface PasswordResetParts extends AccountParts {
  throttle: SignInThrottle;
}

export function createPasswordResetService(parts: PasswordResetParts) {
  const { db, clock, attempts, passwords, insistOnStrength, publicUrl, mailer, background, throttle } = parts;
  return {
    /** Behind the answer, so that it takes as long for an address that nobody here has. */
    async request(email: string, caller: Caller): Promise<void> {
      if (!mailer) throw mailNotSetUp();
      await attempts.count('password-reset-address', networkOf(caller.address), perAddress);
      await attempts.count('password-reset', email, perEmail);
      background.run(async () => {
        const account = await findAccountByIdentifier(db, email);
        if (!account?.active) return;
        const { token, hash } = newToken();
        const expiresAt = new Date(clock().getTime() + validMinutes * MINUTE);
        await insertPasswordReset(db, {
          tokenHash: hash,
          accountId: account.id,
          createdAt: clock(),
          expiresAt,
        });
        const link = `${publicUrl}${otherPaths.adminPasswordReset(token)}`;
        await mailer.send(
          passwordResetMail({ to: email, name: account.name, link }, adminLanguageOf(caller.locale)),
        );
      });
    },

    /** The second factor stays: a mailbox alone does not open the account. */
    async use({ token, password }: { token: string; password: string }): Promise<void> {
      const tokenHash = hashToken(token);
      const reset = await findPasswordReset(db, tokenHash, clock());
      const account = reset && (await findAccount(db, reset.accountId));
      if (!account?.active) throw linkExpired();
      await insistOnStrength({ password, owner: account });
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        if (!(await takePasswordReset(tx, tokenHash))) throw linkExpired();
        await setPassword(tx, { accountId: account.id, hash: passwordHash, at: clock() });
        await recordAccountChanges(tx, account, account, clock(), { action: 'password_reset' });
      });
      await throttle.forgive(account);
    },
  };
}
