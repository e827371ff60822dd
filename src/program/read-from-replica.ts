import { type Api, type EndpointName, endpoints } from '#contract/all.endpoints.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { partsWhileReading, whileReading } from '#db/replica/reading.ts';

/** What administrators ask that reads much and long, and what they take away as a file. */
const reports = new Set<string>([
  'getClickReport',
  'exportClickReport',
  'getEarnings',
  'getEarnedBlocks',
  'getOverviewMoney',
  'exportProducts',
] satisfies EndpointName[]);

type Call = (...given: unknown[]) => Promise<unknown>;

const isParts = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

const isForReaders = ({ method, access, path }: Endpoint): boolean =>
  method === 'GET' && access === 'public' && !path.startsWith('/api/admin/');

const reading =
  (isReport: boolean, call: Call): Call =>
  async (...given) => {
    const answer = await whileReading(isReport, () => call(...given));
    return isParts(answer) ? partsWhileReading(isReport, answer) : answer;
  };

/** What readers ask, and reports, may be answered by the replica; everything else is the main server's. */
export const readFromReplica = (api: Api): Api =>
  Object.fromEntries(
    (Object.entries(api) as [EndpointName, Call][]).map(([name, call]) => {
      const isReport = reports.has(name);
      return [name, isReport || isForReaders(endpoints[name]) ? reading(isReport, call) : call];
    }),
  ) as Api;
