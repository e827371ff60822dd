import type { Api } from '#contract/all.endpoints.ts';
import {
  presentTextRevision,
  presentTextRevisionRow,
  presentUnsaved,
} from '#server/domain/writing/kept-texts/kept-texts.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const keptTextCalls = ({ keptTexts }: Services) =>
  ({
    getUnsavedText: async (place, caller) => {
      const { own, others } = await keptTexts.getUnsaved(caller, place);
      return { own: own ? presentUnsaved(own) : null, others: others.map(({ name }) => name) };
    },
    keepUnsavedText: async ({ body, ...place }, caller) =>
      presentUnsaved(await keptTexts.keep(caller, place, body)),
    forgetUnsavedText: async (place, caller) => {
      await keptTexts.forget(caller, place);
      return { forgotten: true };
    },
    listTextRevisions: ({ cursor, ...place }, caller) =>
      presentPart(keptTexts.list(caller, place, cursor), presentTextRevisionRow),
    getTextRevision: async ({ revisionId, ...place }, caller) =>
      presentTextRevision(await keptTexts.get(caller, place, revisionId)),
  }) satisfies Partial<Api>;
