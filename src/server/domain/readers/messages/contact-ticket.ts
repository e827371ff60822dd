import { limits } from '#contract/site/limits.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';

const PURPOSE = 'contact-ticket';

/** A signed note of when the form was opened: it tells a person from a program without watching either. */
export function createContactTickets(secrets: SecretsService, clock: Clock) {
  return {
    async open(): Promise<string> {
      const at = clock().getTime().toString(36);
      return `${at}.${await secrets.sign(PURPOSE, at)}`;
    },
    /** Not one of ours, or younger than anybody can write. */
    async isSuspicious(ticket: string): Promise<boolean> {
      const [at = '', signature = ''] = ticket.split('.', 2);
      if (!(await secrets.isSigned(PURPOSE, at, signature))) return true;
      return clock().getTime() - Number.parseInt(at, 36) < limits.contact.minSeconds * 1000;
    },
  };
}
