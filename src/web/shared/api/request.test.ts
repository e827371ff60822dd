import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, statusOfError } from './api-error.ts';
import { apiRequest, withParams } from './request.ts';

const answerWith = (response: Response) => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

afterEach(() => vi.unstubAllGlobals());

describe('withParams', () => {
  test.each([
    [{}, '/api/x'],
    [{ locale: 'br' }, '/api/x?locale=br'],
    [{ a: null, b: undefined, c: 0, d: false, e: '' }, '/api/x?c=0&d=false&e='],
    [{ q: 'a&b=c d/é' }, '/api/x?q=a%26b%3Dc+d%2F%C3%A9'],
  ])('%j', (params, url) => {
    expect(withParams('/api/x', params)).toBe(url);
  });

  test('a query that is there already is kept', () => {
    expect(withParams('/api/x?a=1', { b: 2 })).toBe('/api/x?a=1&b=2');
    expect(withParams('/api/x?a=1')).toBe('/api/x?a=1');
  });
});

describe('apiRequest', () => {
  test.each(['GET', 'HEAD'])('%s sends its data as the query and no body', async (method) => {
    const fetch = answerWith(json([]));
    await apiRequest(method, '/api/x', { locale: 'br', cursor: null });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/x?locale=br', { method, credentials: 'include' });
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s sends its data as JSON', async (method) => {
    const fetch = answerWith(json({}));
    await apiRequest(method, '/api/x', { a: null, b: 'ç' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/x', {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":null,"b":"ç"}',
    });
  });

  test.each(['GET', 'POST'])('%s without data has neither query nor body', async (method) => {
    const fetch = answerWith(json({}));
    await apiRequest(method, '/api/x');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/x', { method, credentials: 'include' });
  });

  test('a fresh answer comes from no cache', async () => {
    const fetch = answerWith(json({}));
    await apiRequest('GET', '/api/x', undefined, { fresh: true });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  test('what succeeds is read as JSON', async () => {
    answerWith(json({ value: 'Vitrina' }));
    expect(await apiRequest('GET', '/api/x')).toEqual({ value: 'Vitrina' });
  });
});

describe('what fails', () => {
  const failure = (response: Response): Promise<unknown> => {
    answerWith(response);
    return apiRequest('GET', '/api/x').catch((error: unknown) => error);
  };

  test.each([
    [new Response('sem vaga', { status: 503, statusText: 'Service Unavailable' }), '503: sem vaga'],
    [new Response('', { status: 404, statusText: 'Not Found' }), '404: Not Found'],
    [new Response(null, { status: 500 }), '500: '],
  ])('is called by its status and text', async (response, message) => {
    expect(await failure(response)).toMatchObject({ name: 'ApiError', message, status: response.status });
  });

  test('a body that cannot be read', async () => {
    const broken = new Response('x', { status: 502 });
    vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('network'));
    expect(await failure(broken)).toMatchObject({
      message: '502: Erro ao processar resposta do servidor',
      status: 502,
    });
  });

  test.each(['<html>', '', '{"a":'])('a success that is not JSON: %j', async (body) => {
    expect(await failure(new Response(body))).toMatchObject({
      message: 'Erro ao processar resposta do servidor. Formato JSON inválido.',
    });
  });

  test('a network that is not there fails as it does', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(apiRequest('GET', '/api/x')).rejects.toThrow('Failed to fetch');
  });

  test('carries the sentence that a person may see', async () => {
    const error = { code: 'not_found', message: 'Não encontramos.' };
    expect(await failure(json({ error }, { status: 404 }))).toMatchObject({ detail: error });
    expect(await failure(json({ error: 'x' }, { status: 404 }))).toMatchObject({ detail: undefined });
    expect(await failure(new Response('null', { status: 404 }))).toMatchObject({ detail: undefined });
  });
});

test('the status is known whichever client failed', () => {
  expect(statusOfError(new ApiError(418, 'x'))).toBe(418);
  expect(statusOfError(Object.assign(new Error('x'), { status: 404 }))).toBe(404);
  for (const other of [new Error('x'), { status: '404' }, null, undefined, 'x']) {
    expect(statusOfError(other)).toBeUndefined();
  }
});
