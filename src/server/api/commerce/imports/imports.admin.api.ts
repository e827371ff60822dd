import type { Api } from '#contract/all.endpoints.ts';
import {
  presentFeed,
  presentImport,
  presentImportDetail,
  presentImportRow,
} from '#server/domain/commerce/imports/imports.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const importCalls = ({ imports, pastedPrices }: Pick<Services, 'imports' | 'pastedPrices'>) =>
  ({
    listImports: (search, caller) => presentPart(imports.list(caller, search), presentImport),
    uploadImport: async ({ upload }, caller) => presentImportDetail(await imports.upload(caller, upload)),
    listFeeds: async (_input, caller) => ({ items: (await imports.listFeeds(caller)).flatMap(presentFeed) }),
    getImport: async ({ id }, caller) => presentImportDetail(await imports.get(caller, id)),
    listImportRows: (search, caller) => presentPart(imports.listRows(caller, search), presentImportRow),
    checkImport: async ({ id, body }, caller) => presentImport(await imports.check(caller, id, body)),
    applyImport: async ({ id, body }, caller) =>
      presentImport(await imports.apply(caller, id, body.confirmed)),
    pastePrices: ({ body }, caller) => pastedPrices.paste(caller, body),
    cancelImport: async ({ id }, caller) => presentImport(await imports.cancel(caller, id)),
  }) satisfies Partial<Api>;
