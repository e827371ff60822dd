import { createWaitingRoom } from './waiting-room.ts';

let watched = false;

/** From the moment somebody is known to be signed in; before that a refused call is simply refused. */
export function watchSession(on: boolean): void {
  watched = on;
}

export const isSessionWatched = (): boolean => watched;

/** A session can end while somebody works. The call that noticed waits here until they have signed in again. */
export const lostSession = createWaitingRoom();

/** What an owner alone may do wants a proof of who is there that is not old. The call waits here for it. */
export const askedIdentity = createWaitingRoom();

/** Who needs a second factor, and has none, sets one up before anything else. The call waits here for it. */
export const askedProtection = createWaitingRoom();
