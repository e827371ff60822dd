import { chosenLanguage } from '#web/admin/context/chosen-language.ts';
import { statusOfError } from '#web/shared/api/api-error.ts';
import type { ApiFetch } from '#web/shared/api/query-client.ts';
import { apiRequest, type Params, withParams } from '#web/shared/api/request.ts';
import { isSessionWatched, sessionRenewals, waitForSignIn } from './session-renewal.ts';

/** One call, in the administrator's language. */
export const sendOnce = (method: string, path: string, params: Params, body?: unknown): Promise<unknown> =>
  apiRequest(method, withParams(path, { ...params, lang: chosenLanguage() }), body);

/** Without a session a call waits for a new sign-in and is then made once more: what was typed arrives. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  const renewedBefore = sessionRenewals();
  try {
    return await call();
  } catch (error) {
    if (statusOfError(error) !== 401 || !isSessionWatched()) throw error;
    if (sessionRenewals() === renewedBefore && !(await waitForSignIn())) throw error;
    return call();
  }
}

export const send = (method: string, path: string, params: Params, body?: unknown): Promise<unknown> =>
  withSession(() => sendOnce(method, path, params, body));

export const adminFetch: ApiFetch = (path, params, { fresh }) =>
  send('GET', path, fresh ? { ...params, timestamp: Date.now() } : params);
