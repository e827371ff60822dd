import { createPasswords, type Passwords } from '#server/domain/people/accounts/passwords.ts';

/** Real ones at the least cost: a test that signs in a hundred times has better things to do. */
export const cheapPasswords = (): Passwords => createPasswords({ memory: 8, passes: 1, parallelism: 1 });

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
