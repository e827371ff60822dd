import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

export const replacementCalls = ({ textReplacements }: Services) =>
  ({
    previewReplacement: ({ body }, caller) => textReplacements.preview(caller, body),
    replaceText: ({ body }, caller) => textReplacements.replace(caller, body),
    listReplacements: ({ cursor }, caller) => textReplacements.list(caller, cursor),
    undoReplacement: ({ id }, caller) => textReplacements.undo(caller, id),
  }) satisfies Partial<Api>;
