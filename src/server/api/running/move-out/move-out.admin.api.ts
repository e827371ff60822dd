import type { Api } from '#contract/all.endpoints.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { presentMoveOut } from '#server/domain/running/move-out/desk/move-outs.presenter.ts';
import type { Services } from '#server/services.ts';

export const moveOutCalls = ({ moveOuts }: Services) =>
  ({
    listMoveOuts: async (_input, caller) => {
      const language = adminLanguageOf(caller.locale);
      return { items: (await moveOuts.list(caller)).map((row) => presentMoveOut(row, language)) };
    },
    beginMoveOut: async ({ body }, caller) =>
      presentMoveOut(await moveOuts.begin(caller, body.form), adminLanguageOf(caller.locale)),
    downloadMoveOut: ({ id }, caller) => moveOuts.open(caller, id),
  }) satisfies Partial<Api>;
