/** A session can end while somebody works. The call that noticed waits here until they have signed in again. */
interface Waiting {
  promise: Promise<boolean>;
  settle: (signedIn: boolean) => void;
}

let waiting: Waiting | undefined;
let watched = false;
let renewals = 0;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** From the moment somebody is known to be signed in; before that a refused call is simply refused. */
export function watchSession(on: boolean): void {
  watched = on;
}

export const isSessionWatched = (): boolean => watched;

/** Every call that was refused meanwhile waits for the same answer. */
export function waitForSignIn(): Promise<boolean> {
  if (!waiting) {
    let settle: Waiting['settle'] = () => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { promise, settle };
    tell();
  }
  return waiting.promise;
}

export function settleSignIn(signedIn: boolean): void {
  const settled = waiting;
  waiting = undefined;
  if (signedIn) renewals += 1;
  settled?.settle(signedIn);
  tell();
}

/** How often somebody has signed in again: a call from before the last time has nothing to wait for. */
export const sessionRenewals = (): number => renewals;

export const isSessionLost = (): boolean => waiting !== undefined;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
