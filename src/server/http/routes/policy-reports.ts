import type { FastifyInstance } from 'fastify';
import {
  newReportsSchema,
  oldReportSchema,
  type Violation,
} from '#contract/running/policy-reports/policy-reports.schemas.ts';
import { policyReportPath } from '#contract/site/addresses/paths.ts';
import { wireLimits } from '#contract/site/wire-limits.ts';
import type { PolicyReportsService } from '#server/domain/running/policy-reports/policy-reports.service.ts';
import { networkOf } from '#server/lib/network.ts';

interface PolicyReportOptions {
  policyReports: Pick<PolicyReportsService, 'take'>;
}

/** The two kinds that browsers send; a page's own scripts could send neither without being asked for it. */
const schemas = {
  'application/csp-report': oldReportSchema,
  'application/reports+json': newReportsSchema,
};

function readReports(schema: (typeof schemas)[keyof typeof schemas], body: string): Violation[] {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? [];
  } catch {
    return [];
  }
}

/** Anybody may send anything here: it is read as far as it is short, counted as far as it is true, and always thanked for. */
export async function policyReportRoutes(
  app: FastifyInstance,
  { policyReports }: PolicyReportOptions,
): Promise<void> {
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    const { bodyBytes: bodyLimit } = wireLimits.policyReports;
    for (const [type, schema] of Object.entries(schemas)) {
      reports.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit },
        async (_request: unknown, body: string) => readReports(schema, body),
      );
    }
    // Nobody is there to be told what was wrong.
    reports.setErrorHandler((_error, _request, reply) => reply.code(204).send());
    reports.post(policyReportPath, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
      const { body, ip, host } = request;
      if (Array.isArray(body)) policyReports.take(body as Violation[], { network: networkOf(ip), host });
      return reply.header('cache-control', 'no-store').code(204).send();
    });
  });
}
