import type { Api } from '#contract/all.endpoints.ts';
import { presentBackup } from '#server/domain/running/backups/backups.presenter.ts';
import { presentContentReport } from '#server/domain/running/content-transfer/content-transfer.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const backupCalls = ({ backups, contentTransfer }: Services) =>
  ({
    listBackups: ({ cursor }, caller) => presentPart(backups.list(caller, cursor), presentBackup),
    getBackup: async ({ id }, caller) => {
      const { row, now } = await backups.get(caller, id);
      return { backup: presentBackup(row), now };
    },
    makeBackup: async (_input, caller) => presentBackup(await backups.make(caller)),
    downloadBackup: ({ id }, caller) => backups.open(caller, id),
    rehearseBackup: async ({ id }, caller) => presentBackup(await backups.rehearse(caller, id)),
    restoreBackup: async ({ id, body }, caller) =>
      presentBackup(await backups.restore(caller, id, body.confirmation)),
    exportContent: ({ locale }, caller) => contentTransfer.export(caller, locale),
    importContent: async ({ upload, trial }, caller) =>
      presentContentReport(await contentTransfer.importUpload(caller, upload, trial), trial),
    deleteBackup: async ({ id }, caller) => {
      await backups.remove(caller, id);
      return { deleted: true };
    },
  }) satisfies Partial<Api>;
