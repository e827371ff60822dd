import type { Api } from '#contract/all.endpoints.ts';
import { presentFinding } from '#server/domain/running/database/findings.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const databaseCalls = ({ databaseTools: { overview, integrity, console } }: Services) =>
  ({
    getDatabase: (_, caller) => overview.get(caller),
    checkpointDatabase: (_, caller) => overview.checkpoint(caller),
    listChecks: async (_, caller) => ({ items: await integrity.listChecks(caller) }),
    listFindings: (search, caller) => presentPart(integrity.list(caller, search), presentFinding),
    mendFindings: ({ body }, caller) => integrity.mend(caller, body),
    listConsoleTables: async (_, caller) => ({ items: await console.listTables(caller) }),
    runStatement: ({ body }, caller) => console.run(caller, body.sql),
  }) satisfies Partial<Api>;
