import type { Api } from '#contract/all.endpoints.ts';
import { presentEdge, presentPurged } from '#server/domain/pages/edge/desk/edge.presenter.ts';
import type { Services } from '#server/services.ts';

export const edgeCalls = ({ edge }: Services) =>
  ({
    getEdge: async (_input, caller) => presentEdge(await edge.overview(caller)),
    purgePageAtEdge: async ({ body }, caller) => presentPurged(await edge.purge(caller, body.path)),
    resumeEdgeTarget: async ({ body }, caller) => presentEdge(await edge.resume(caller, body.target)),
  }) satisfies Partial<Api>;
