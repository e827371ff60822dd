import type { Caller } from '#contract/people/accounts/caller.ts';
import { type Access, type Actor, mayCall } from '#contract/site/roles.ts';
import { DomainError } from './errors.ts';

/** Every rule that changes or shows what is not public begins with this. */
export function requireRole({ actor }: Pick<Caller, 'actor'>, needed: Access): Actor {
  if (!actor) throw new DomainError('unauthorized', 'Nobody is signed in.');
  if (!mayCall(actor.role, needed)) {
    throw new DomainError('forbidden', `${actor.role} is not enough: this needs ${needed}.`);
  }
  return actor;
}

/** A cookie alone is not enough for what an owner alone can do: whoever found the browser open has it too. */
export function requireProof({ proven }: Pick<Actor, 'proven'>): void {
  if (proven) return;
  throw new DomainError('forbidden', 'Who this is was shown too long ago.', { reason: 'confirm_identity' });
}

/** Who needs a second factor and has waited too long sets one up before anything else. */
export function requireProtected({ unprotected }: Pick<Actor, 'unprotected'>): void {
  if (!unprotected) return;
  throw new DomainError('forbidden', 'A second factor is needed first.', { reason: 'second_factor_due' });
}
