import { createPasswords, type Passwords } from '#server/domain/people/accounts/credentials/passwords.ts';

/** Real ones at the least cost: a test that signs in a hundred times has better things to do. */
export const cheapPasswords = (): Passwords => createPasswords({ memory: 8, passes: 1, parallelism: 1 });

/** Between the moment at which one was found right and the answer, something else can happen, once. */
export function interruptedPasswords(): Passwords & { meanwhile: (work: () => Promise<unknown>) => void } {
  const cheap = cheapPasswords();
  let next: (() => Promise<unknown>) | undefined;
  return {
    ...cheap,
    meanwhile(work) {
      next = work;
    },
    async verify(password, stored) {
      const right = await cheap.verify(password, stored);
      const work = next;
      next = undefined;
      await work?.();
      return right;
    },
  };
}

/** That also tell how often they were made to work. */
export function countedPasswords(): Passwords & { worked: () => number } {
  const cheap = cheapPasswords();
  let times = 0;
  return {
    worked: () => times,
    hash(password) {
      times += 1;
      return cheap.hash(password);
    },
    verify(password, stored) {
      times += 1;
      return cheap.verify(password, stored);
    },
  };
}
