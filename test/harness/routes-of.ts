import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every route of an app, the hidden ones too: it is listened to from the moment it is made. */
export async function routesOf(
  make: () => Promise<FastifyInstance>,
): Promise<{ method: string; url: string }[]> {
  const routes: { method: string; url: string }[] = [];
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  };
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', onRoute);
  subscribe('fastify.initialization', watch);
  try {
    await make();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes;
}
