import type { Api } from '#contract/all.endpoints.ts';
import {
  presentFeed,
  presentImport,
  presentImportDetail,
  presentImportRow,
  presentImportUndo,
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
    readImportAs: async ({ id, body }, caller) =>
      presentImportDetail(await imports.readAs(caller, id, body.network)),
    checkImport: async ({ id, body }, caller) => presentImport(await imports.check(caller, id, body)),
    applyImport: async ({ id, body }, caller) =>
      presentImport(await imports.apply(caller, id, body.confirmed)),
    pastePrices: ({ body }, caller) => pastedPrices.paste(caller, body),
    exportRefusedRows: ({ id }, caller) => imports.refusedRows(caller, id),
    previewImportUndo: async ({ id }, caller) => presentImportUndo(await imports.previewUndo(caller, id)),
    undoImport: async ({ id }, caller) => presentImport(await imports.undo(caller, id)),
    cancelImport: async ({ id }, caller) => presentImport(await imports.cancel(caller, id)),
  }) satisfies Partial<Api>;
