import type { Api } from '#contract/all.endpoints.ts';
import type { Services } from '#server/services.ts';

export const replacementCalls = ({ replacements }: Services) =>
  ({
    previewReplacement: ({ body }, caller) => replacements.preview(caller, body),
    replaceText: ({ body }, caller) => replacements.replace(caller, body),
    listReplacements: ({ cursor }, caller) => replacements.list(caller, cursor),
    undoReplacement: ({ id }, caller) => replacements.undo(caller, id),
  }) satisfies Partial<Api>;
