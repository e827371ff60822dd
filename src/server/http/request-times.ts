import type { FastifyInstance } from 'fastify';
import { templateOf } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Metrics } from '#server/metrics/create-metrics.ts';

/** Times every request that the framework sees, by its route's pattern: what anybody can make up is no name. */
export function installRequestTimes(
  app: FastifyInstance,
  { observeRequest }: Pick<Metrics, 'observeRequest'>,
): void {
  app.addHook('onResponse', async ({ method, url, routeOptions }, { statusCode, elapsedTime }) => {
    const route =
      routeOptions.url === '/*'
        ? `page ${templateOf(url.split('?', 1)[0] ?? '')}`
        : (routeOptions.url ?? 'none');
    observeRequest(route, method, statusCode, elapsedTime / 1000);
  });
}
