import type { Api } from '#contract/all.endpoints.ts';
import { presentMedia, presentMediaDetail } from '#server/domain/writing/media/media.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const adminMediaCalls = ({ mediaLibrary }: Services) =>
  ({
    listMedia: (search, caller) => presentPart(mediaLibrary.list(caller, search), presentMedia),
    getMedia: async ({ id }, caller) => presentMediaDetail(await mediaLibrary.get(caller, id)),
    uploadMedia: async ({ upload }, caller) => presentMedia(await mediaLibrary.upload(caller, upload)),
    uploadMediaFile: async ({ upload }, caller) =>
      presentMedia(await mediaLibrary.uploadFile(caller, upload)),
    changeMedia: async ({ id, body }, caller) => presentMedia(await mediaLibrary.change(caller, id, body)),
    deleteMedia: async ({ id, force }, caller) => ({
      deleted: true,
      brokenUses: await mediaLibrary.remove(caller, id, force),
    }),
  }) satisfies Partial<Api>;
