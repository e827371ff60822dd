import type { Db } from '#db/open.ts';
import type { AttemptsService } from '#server/domain/people/attempts/attempts.service.ts';
import type { Background } from '#server/lib/process/background.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Auth } from './credentials/auth.ts';
import type { InsistOnStrength } from './credentials/judge-password.ts';
import type { Passwords } from './credentials/passwords.ts';
import type { CookieNames } from './signing-in/session-cookies.ts';

/** What the files of this folder are made of. */
export interface AccountParts {
  db: Db;
  clock: Clock;
  attempts: AttemptsService;
  passwords: Passwords;
  insistOnStrength: InsistOnStrength;
  /** Made on first use: a server whose visitors only read never loads the library. */
  getAuth: () => Promise<Auth>;
  cookies: CookieNames;
  publicUrl: string;
  /** Where mail is set up. */
  mailer: Mailer | undefined;
  background: Background;
}
