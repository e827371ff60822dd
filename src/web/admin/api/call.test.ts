import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, apiList, apiQuery, callApi } from './call.ts';
import { askedIdentity, askedProtection, lostSession, watchSession } from './session-renewal.ts';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

afterEach(() => {
  vi.unstubAllGlobals();
  watchSession(false);
  lostSession.settle(false);
  askedIdentity.settle(false);
});

describe('addressOf', () => {
  test.each([
    [
      'GET /api/admin/users',
      undefined,
      { method: 'GET', path: '/api/admin/users', params: {}, body: undefined },
    ],
    [
      'PATCH /api/admin/users/:id',
      { id: 'a/b c', body: { role: 'editor' } },
      { method: 'PATCH', path: '/api/admin/users/a%2Fb%20c', params: {}, body: { role: 'editor' } },
    ],
    [
      'GET /api/admin/audit',
      { action: 'invited', cursor: undefined },
      {
        method: 'GET',
        path: '/api/admin/audit',
        params: { action: 'invited', cursor: undefined },
        body: undefined,
      },
    ],
  ])('%s', (route, input, address) => {
    expect(addressOf(route, input)).toEqual(address);
  });
});

test('queries and lists of one address do not share a place in the cache', () => {
  expect(apiQuery('GET /api/admin/users').queryKey).toEqual(['/api/admin/users', {}]);
  expect(apiList('GET /api/admin/users').queryKey).toEqual(['/api/admin/users', {}, 'pages']);
});

describe('a call', () => {
  test('names the language and sends its body as JSON', async () => {
    const fetch = vi.fn(async () => answer(200, { id: 'ana' }));
    vi.stubGlobal('fetch', fetch);
    await callApi('PATCH /api/admin/users/:id', { id: 'ana', body: { active: false } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/users/ana?lang=pt',
      expect.objectContaining({ method: 'PATCH', body: '{"active":false}', credentials: 'include' }),
    );
  });

  test('that finds the session gone waits for a new one, and is then made once more', async () => {
    const answers = [answer(401, {}), answer(200, { id: 'ana' })];
    const fetch = vi.fn(async () => answers.shift() as Response);
    vi.stubGlobal('fetch', fetch);
    watchSession(true);
    const call = callApi('PATCH /api/admin/me', { body: { name: 'Ana' } });
    await expect.poll(() => lostSession.isWaiting()).toBe(true);
    lostSession.settle(true);
    await expect(call).resolves.toEqual({ id: 'ana' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(lostSession.isWaiting()).toBe(false);
  });

  test('several that find it gone wait for the same sign-in', async () => {
    const seen: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      seen.push(url);
      return seen.length <= 2 ? answer(401, {}) : answer(200, {});
    });
    watchSession(true);
    const calls = Promise.all([callApi('GET /api/admin/me'), callApi('GET /api/admin/sessions')]);
    await expect.poll(() => seen).toHaveLength(2);
    lostSession.settle(true);
    await calls;
    expect(seen).toHaveLength(4);
  });

  test('is refused when nobody signs in again, and where nobody was signed in', async () => {
    vi.stubGlobal('fetch', async () => answer(401, {}));
    await expect(callApi('GET /api/admin/me')).rejects.toMatchObject({ status: 401 });
    watchSession(true);
    const call = callApi('GET /api/admin/me');
    await expect.poll(() => lostSession.isWaiting()).toBe(true);
    lostSession.settle(false);
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  test('that an owner’s proof is too old for waits for another one, and is then made once more', async () => {
    const asked = { error: { code: 'forbidden', reason: 'confirm_identity', message: '' } };
    const answers = [answer(403, asked), answer(200, { id: 'ana' })];
    const fetch = vi.fn(async () => answers.shift() as Response);
    vi.stubGlobal('fetch', fetch);
    watchSession(true);
    const call = callApi('PATCH /api/admin/users/:id', { id: 'ana', body: { role: 'owner' } });
    await expect.poll(() => askedIdentity.isWaiting()).toBe(true);
    askedIdentity.settle(true);
    await expect(call).resolves.toEqual({ id: 'ana' });
    expect(fetch.mock.calls[0]).toEqual(fetch.mock.calls[1]);
  });

  test('waits likewise where a second factor has to be set up first', async () => {
    const due = { error: { code: 'forbidden', reason: 'second_factor_due', message: '' } };
    const answers = [answer(403, due), answer(200, { done: true })];
    vi.stubGlobal('fetch', async () => answers.shift() as Response);
    watchSession(true);
    const call = callApi('DELETE /api/admin/sessions');
    await expect.poll(() => askedProtection.isWaiting()).toBe(true);
    askedProtection.settle(true);
    await expect(call).resolves.toEqual({ done: true });
  });

  test('is refused when nobody gives it, and any other refusal is none of its business', async () => {
    const refused = (reason?: string) =>
      answer(403, { error: { code: 'forbidden', message: 'No.', reason } });
    watchSession(true);
    vi.stubGlobal('fetch', async () => refused());
    await expect(callApi('DELETE /api/admin/sessions')).rejects.toMatchObject({ status: 403 });
    expect(askedIdentity.isWaiting()).toBe(false);
    vi.stubGlobal('fetch', async () => refused('confirm_identity'));
    const call = callApi('DELETE /api/admin/sessions');
    await expect.poll(() => askedIdentity.isWaiting()).toBe(true);
    askedIdentity.settle(false);
    await expect(call).rejects.toMatchObject({ detail: { reason: 'confirm_identity' } });
  });
});
