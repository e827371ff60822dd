import type { Db } from '#db/open.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import {
  type AttemptRule,
  countAttempt,
  deleteAttempts,
  deleteOldAttempts,
  uncountAttempt,
} from './attempts.queries.ts';

interface AttemptsParts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
}

/** Says whether it is the first refusal in a row: a log need not have them all. */
export class TooManyAttempts extends DomainError {
  readonly first: boolean;

  constructor(what: string, retryAfter: number, first: boolean) {
    super('too_many_requests', `Too many attempts: ${what}.`, { retryAfter });
    this.first = first;
  }
}

export type AttemptsService = ReturnType<typeof createAttemptsService>;

/** Limits how often something is tried. Count before the work: whoever asks a hundred times at once counts as well. */
export function createAttemptsService({ db, clock, secrets }: AttemptsParts) {
  const keyOf = async (what: string, who: string) => `${what}:${await secrets.sign('attempts', who)}`;
  return {
    async count(what: string, who: string, rule: AttemptRule): Promise<void> {
      const now = clock();
      const { count, windowEndsAt } = await countAttempt(db, await keyOf(what, who), rule, now);
      if (count <= rule.attempts) return;
      const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
      throw new TooManyAttempts(what, seconds, count === rule.attempts + 1);
    },
    /** What was counted ahead of time, and then was no failure. */
    async takeBack(what: string, who: string): Promise<void> {
      await uncountAttempt(db, await keyOf(what, who));
    },
    /** A success proves that the attempts before it were no attack. */
    async forget(what: string, who: string): Promise<void> {
      await deleteAttempts(db, await keyOf(what, who));
    },
    purge: () => deleteOldAttempts(db, clock()),
  };
}
