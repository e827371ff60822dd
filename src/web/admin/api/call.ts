import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoints } from '#contract/all.endpoints.ts';
import type { Params } from '#web/shared/api/request.ts';
import { send, sendOnce } from './send.ts';

type RouteOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;
type Table = { [N in keyof Endpoints as RouteOf<Endpoints[N]>]: Endpoints[N] };

/** "PATCH /api/admin/posts/:id": the contract's own words, checked by the compiler and absent at run time. */
export type ApiRoute = keyof Table & string;
type GetRoute = Extract<ApiRoute, `GET ${string}`>;
/** Calls that take a file: see upload.ts. */
export type UploadRoute = { [R in ApiRoute]: Table[R] extends { upload: object } ? R : never }[ApiRoute];
type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : unknown;

export type ApiInput<R extends ApiRoute> = Part<Table[R], 'params'> &
  Part<Table[R], 'query'> &
  (Table[R] extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown);
export type ApiOutput<R extends ApiRoute> = Table[R] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : never;

/** A call without any parameter needs no second argument. */
type InputArgs<R extends ApiRoute> =
  Record<never, never> extends ApiInput<R> ? [input?: ApiInput<R>] : [input: ApiInput<R>];

interface Address {
  method: string;
  path: string;
  params: Params;
  body: unknown;
}

/** Names in the path are filled in; whatever else is given, beside the body, is the query. */
export function addressOf(route: string, input: Record<string, unknown> = {}): Address {
  const [method = '', pattern = ''] = route.split(' ');
  const { body, ...rest } = input;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { method, path, params: rest as Params, body };
}

/** Makes a call; without a session, or a proof where one is asked for, it waits until somebody has given it. */
export function callApi<R extends ApiRoute>(route: R, ...[input]: InputArgs<R>): Promise<ApiOutput<R>> {
  const { method, path, params, body } = addressOf(route, input as Record<string, unknown>);
  return send(method, path, params, body) as Promise<ApiOutput<R>>;
}

/** The same for signing in itself, which no session stands behind. */
export function callOnce<R extends ApiRoute>(route: R, ...[input]: InputArgs<R>): Promise<ApiOutput<R>> {
  const { method, path, params, body } = addressOf(route, input as Record<string, unknown>);
  return sendOnce(method, path, params, body) as Promise<ApiOutput<R>>;
}

/** What is shown is asked for again whenever its screen opens: somebody else may have changed it. */
export function apiQuery<R extends GetRoute>(route: R, ...[input]: InputArgs<R>) {
  const { path, params } = addressOf(route, input as Record<string, unknown>);
  return queryOptions<ApiOutput<R>>({ queryKey: [path, params], staleTime: 0 });
}

interface Page<I> {
  items: I[];
  nextCursor: string | null;
}
type ItemOf<R extends GetRoute> = ApiOutput<R> extends Page<infer I> ? I : never;
type ListRoute = { [R in GetRoute]: ApiOutput<R> extends Page<unknown> ? R : never }[GetRoute];

/** A list that is read page by page. */
export function apiList<R extends ListRoute>(route: R, ...[input]: InputArgs<R>) {
  const { path, params } = addressOf(route, input as Record<string, unknown>);
  return infiniteQueryOptions<Page<ItemOf<R>>, Error, ItemOf<R>[], readonly unknown[], string | null>({
    queryKey: [path, params, 'pages'],
    staleTime: 0,
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
