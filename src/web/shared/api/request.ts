import { ApiError } from './api-error.ts';

const UNREADABLE = 'Erro ao processar resposta do servidor';
const INVALID_JSON = 'Erro ao processar resposta do servidor. Formato JSON inválido.';

export type Params = Record<string, string | number | boolean | null | undefined>;

/** Parameters that are null or undefined are not sent. */
export function withParams(path: string, params: Params = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const query = search.toString();
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

async function refuse(response: Response): Promise<never> {
  let text: string;
  try {
    text = (await response.text()) || response.statusText;
  } catch {
    text = UNREADABLE;
  }
  throw new ApiError(response.status, text, response.headers.get('retry-after'));
}

export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) return refuse(response);
  try {
    return await response.json();
  } catch {
    throw new Error(INVALID_JSON);
  }
}

/** One call: cookies go along, data becomes the query of a GET and the JSON body of anything else. */
export async function apiRequest(
  method: string,
  path: string,
  data?: unknown,
  options: { fresh?: boolean } = {},
): Promise<unknown> {
  const bodiless = method === 'GET' || method === 'HEAD';
  const init: RequestInit = { method, credentials: 'include' };
  if (options.fresh) init.cache = 'no-store';
  if (!bodiless && data !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(data);
  }
  const url = bodiless ? withParams(path, data as Params | undefined) : path;
  return readJson(await fetch(url, init));
}
