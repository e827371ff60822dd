import type { Api } from '#contract/all.endpoints.ts';
import {
  presentFeed,
  presentImport,
  presentImportDetail,
  presentImportRow,
} from '#server/domain/commerce/imports/imports.presenter.ts';
import type { Services } from '#server/services.ts';

export const importCalls = ({ imports, pastedPrices }: Pick<Services, 'imports' | 'pastedPrices'>) =>
  ({
    listImports: async (search, caller) => {
      const { items, nextCursor } = await imports.list(caller, search);
      return { items: items.map(presentImport), nextCursor };
    },
    uploadImport: async ({ upload }, caller) => presentImportDetail(await imports.upload(caller, upload)),
    listFeeds: async (_input, caller) => ({ items: (await imports.listFeeds(caller)).flatMap(presentFeed) }),
    getImport: async ({ id }, caller) => presentImportDetail(await imports.get(caller, id)),
    listImportRows: async (search, caller) => {
      const { items, nextCursor } = await imports.listRows(caller, search);
      return { items: items.map(presentImportRow), nextCursor };
    },
    checkImport: async ({ id, body }, caller) => presentImport(await imports.check(caller, id, body)),
    applyImport: async ({ id, body }, caller) =>
      presentImport(await imports.apply(caller, id, body.confirmed)),
    pastePrices: ({ body }, caller) => pastedPrices.paste(caller, body),
    cancelImport: async ({ id }, caller) => presentImport(await imports.cancel(caller, id)),
  }) satisfies Partial<Api>;
