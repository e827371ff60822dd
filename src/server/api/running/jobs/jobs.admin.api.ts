import type { Api } from '#contract/all.endpoints.ts';
import {
  presentJobLine,
  presentJobRun,
  presentRunReport,
} from '#server/domain/running/jobs/jobs.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const jobCalls = ({ jobs, jobRuns, jobEvents }: Services) =>
  ({
    listJobs: async (_input, caller) => {
      const { items, seenAt, silent } = await jobs.list(caller);
      return { items: items.map(presentJobLine), seenAt: seenAt?.toISOString() ?? null, silent };
    },
    changeJob: async ({ job, body }, caller) => presentJobLine(await jobs.change(caller, job, body)),
    previewJobHours: async (wanted, caller) => ({
      next: (await jobs.preview(caller, wanted)).map((moment) => moment.toISOString()),
    }),
    listenToJobs: (_input, caller) => jobEvents.open(caller),
    listJobRuns: (search, caller) => presentPart(jobRuns.list(caller, search), presentJobRun),
    startJob: async ({ body }, caller) => presentJobRun(await jobRuns.start(caller, body)),
    getJobRun: async ({ id }, caller) => presentRunReport(await jobRuns.get(caller, id)),
    cancelJobRun: async ({ id }, caller) => presentJobRun(await jobRuns.cancel(caller, id)),
    retryJobRun: async ({ id }, caller) => presentJobRun(await jobRuns.retry(caller, id)),
  }) satisfies Partial<Api>;
