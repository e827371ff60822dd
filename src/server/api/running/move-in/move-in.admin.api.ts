import type { Api } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import {
  presentMissing,
  presentMoveIn,
  presentMoveInDetail,
} from '#server/domain/running/move-in/desk/move-ins.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const moveInCalls = ({ moveIns, moveInUndo, missingPictures, oldAddresses }: Services) => {
  const detail = async (facts: ReturnType<typeof moveIns.get>, { locale }: Caller) =>
    presentMoveInDetail(await facts, adminLanguageOf(locale));
  return {
    listMoveIns: ({ cursor }, caller) =>
      presentPart(moveIns.list(caller, cursor), (each) =>
        presentMoveIn(each, adminLanguageOf(caller.locale)),
      ),
    beginMoveIn: (_input, caller) => detail(moveIns.begin(caller), caller),
    getMoveIn: ({ id }, caller) => detail(moveIns.get(caller, id), caller),
    addMoveInFile: ({ id, upload, kind, bytes }, caller) =>
      detail(moveIns.addFile(caller, id, upload, { kind, bytes }), caller),
    removeMoveInFile: ({ id, file }, caller) => detail(moveIns.removeFile(caller, id, file), caller),
    lookAtMoveIn: ({ id, body }, caller) => detail(moveIns.look(caller, id, body), caller),
    runMoveIn: ({ id }, caller) => detail(moveIns.run(caller, id), caller),
    cancelMoveIn: ({ id }, caller) => detail(moveIns.cancel(caller, id), caller),
    downloadMoveInReport: ({ id }, caller) => moveIns.report(caller, id),
    previewMoveInUndo: ({ id }, caller) => moveInUndo.preview(caller, id),
    undoMoveIn: ({ id }, caller) => detail(moveIns.undo(caller, id), caller),
    listMissingPictures: ({ id, cursor }, caller) =>
      presentPart(missingPictures.list(caller, id, cursor), presentMissing),
    mendMissingPicture: ({ id, body }, caller) => missingPictures.mend(caller, id, body),
    askOldAddresses: ({ upload }, caller) => oldAddresses.askUpload(caller, upload),
  } satisfies Partial<Api>;
};
