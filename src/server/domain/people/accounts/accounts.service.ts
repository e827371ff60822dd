import type { Db } from '#db/open.ts';
import type { AttemptsService } from '#server/domain/people/attempts/attempts.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { createBackground } from '#server/lib/process/background.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { AccountParts } from './account-parts.ts';
import { findAccount } from './accounts.queries.ts';
import { createAdministrationService } from './administration.service.ts';
import type { Auth } from './credentials/auth.ts';
import { createPasswordJudge } from './credentials/judge-password.ts';
import { createPasswordResetService } from './credentials/password-reset.service.ts';
import { createPasswords, type Passwords } from './credentials/passwords.ts';
import { createInvitationsService } from './invitations.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createNoticesService } from './notices.service.ts';
import { createPasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { createPasskeyCheck } from './passkeys/passkey-check.ts';
import { createPasskeySignInService } from './passkeys/passkey-sign-in.service.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { createPeopleService } from './people.service.ts';
import { createProfileService } from './profile.service.ts';
import { createSecondFactorService } from './second-factor/second-factor.service.ts';
import { createSecondFactorRuleService } from './second-factor/second-factor-rule.service.ts';
import { createFindActor } from './signing-in/find-actor.ts';
import { createIdentityService } from './signing-in/identity.service.ts';
import { createKnownDevices } from './signing-in/known-devices.ts';
import { createReauthentication } from './signing-in/reauthentication.ts';
import { createSecondStep } from './signing-in/second-step.ts';
import { cookieNames } from './signing-in/session-cookies.ts';
import { createSessionsService } from './signing-in/sessions.service.ts';
import { createSignInService } from './signing-in/sign-in.service.ts';
import { createSignInRecords } from './signing-in/sign-in-records.ts';
import { createSignInThrottle } from './signing-in/sign-in-throttle.ts';

interface GivenParts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
  attempts: AttemptsService;
  publicUrl: string;
  /** What the site and its editions are called: nobody's password. */
  siteNames?: (() => Promise<string[]>) | undefined;
  mailer?: Mailer | undefined;
  /** Others than the real ones are for tests that count. */
  passwords?: Passwords | undefined;
  /** Told of what went wrong after the answer had left. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** The key for sessions and second factors; other keys of the installation have other purposes. */
const PURPOSE = 'sessions';

function prepareAuth(
  { db, clock, passwords, cookies, publicUrl }: Omit<AccountParts, 'getAuth'>,
  secrets: SecretsService,
) {
  const isActive = async (accountId: string) => (await findAccount(db, accountId))?.active === true;
  const load = async (): Promise<Auth> => {
    const { createAuth } = await import('./credentials/auth.ts');
    const secret = await secrets.sign(PURPOSE, 'key');
    return createAuth({ db, clock, passwords, cookies, publicUrl, secret, isActive });
  };
  let auth: Promise<Auth> | undefined;
  return () => {
    auth ??= load().catch((error: unknown) => {
      auth = undefined; // the database may be back the next time
      throw error;
    });
    return auth;
  };
}

/** Everything about who may come in: each part in a file of its own, put together here. */
export function createAccountsService({ secrets, onFailure = () => {}, siteNames, ...given }: GivenParts) {
  const base = {
    ...given,
    mailer: given.mailer,
    passwords: given.passwords ?? createPasswords(),
    insistOnStrength: createPasswordJudge(siteNames ?? (async () => [])),
    cookies: cookieNames(given.publicUrl),
    background: createBackground(onFailure),
  };
  const parts: AccountParts = { ...base, getAuth: prepareAuth(base, secrets) };
  const throttle = createSignInThrottle(parts.attempts);
  const reauthenticate = createReauthentication(parts);
  const secondStep = createSecondStep(parts);
  const findActor = createFindActor(parts);
  const devices = createKnownDevices({ ...parts, secrets });
  const notices = createNoticesService(parts);
  const challenges = createPasskeyChallenges({ ...parts, secrets });
  const check = createPasskeyCheck({ ...parts, challenges });
  const doors = { ...parts, throttle, findActor, devices };
  const records = createSignInRecords(doors);
  const signIn = createSignInService({ ...doors, secondStep, records });
  return {
    findActor,
    signIn,
    passkeySignIn: createPasskeySignInService({ ...doors, records, check }),
    passkeys: createPasskeysService({ ...parts, challenges, check }),
    profile: createProfileService({ ...parts, reauthenticate, devices }),
    identity: createIdentityService({ ...parts, reauthenticate, secondStep, check }),
    sessions: createSessionsService({ ...parts, findActor, notices }),
    secondFactor: createSecondFactorService({ ...parts, reauthenticate, secondStep }),
    secondFactorRule: createSecondFactorRuleService(parts),
    passwordReset: createPasswordResetService({ ...parts, throttle }),
    notices,
    people: createPeopleService(parts),
    invitations: createInvitationsService(parts),
    joining: createJoiningService({ ...parts, signIn }),
    administration: createAdministrationService({ ...parts, throttle }),
    /** Whether this installation sends mail. */
    sendsMail: parts.mailer !== undefined,
    /** When what was begun behind an answer has ended. */
    idle: parts.background.idle,
  };
}
