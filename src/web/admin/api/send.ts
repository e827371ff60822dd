import type { RefusalReason } from '#contract/site/refusals.ts';
import { chosenLanguage } from '#web/admin/context/chosen-language.ts';
import { ApiError, statusOfError } from '#web/shared/api/api-error.ts';
import type { ApiFetch } from '#web/shared/api/query-client.ts';
import { apiRequest, type Params, withParams } from '#web/shared/api/request.ts';
import { askedIdentity, askedProtection, isSessionWatched, lostSession } from './session-renewal.ts';
import type { createWaitingRoom } from './waiting-room.ts';

/** One call, in the administrator's language. */
export const sendOnce = (method: string, path: string, params: Params, body?: unknown): Promise<unknown> =>
  apiRequest(method, withParams(path, { ...params, lang: chosenLanguage() }), body);

const isSessionGone = (error: unknown): boolean => statusOfError(error) === 401;
const asksFor =
  (reason: RefusalReason) =>
  (error: unknown): boolean =>
    error instanceof ApiError && error.detail?.reason === reason;

/** A call that was refused for want of something waits for it and is then made once more: what was typed arrives. */
async function waitingIn<T>(
  room: ReturnType<typeof createWaitingRoom>,
  isMissing: (error: unknown) => boolean,
  call: () => Promise<T>,
): Promise<T> {
  const doneBefore = room.timesDone();
  try {
    return await call();
  } catch (error) {
    if (!isMissing(error) || !isSessionWatched()) throw error;
    if (room.timesDone() === doneBefore && !(await room.wait())) throw error;
    return call();
  }
}

/** Without a session it waits for a new sign-in; without a second factor that is needed, or a fresh proof, for that. */
export const withSession = <T>(call: () => Promise<T>): Promise<T> =>
  waitingIn(askedIdentity, asksFor('confirm_identity'), () =>
    waitingIn(askedProtection, asksFor('second_factor_due'), () =>
      waitingIn(lostSession, isSessionGone, call),
    ),
  );

export const send = (method: string, path: string, params: Params, body?: unknown): Promise<unknown> =>
  withSession(() => sendOnce(method, path, params, body));

export const adminFetch: ApiFetch = (path, params, { fresh }) =>
  send('GET', path, fresh ? { ...params, timestamp: Date.now() } : params);
