import type { Api } from '#contract/all.endpoints.ts';
import { presentBackup } from '#server/domain/running/backups/backups.presenter.ts';
import { presentContentReport } from '#server/domain/running/content-transfer/content-transfer.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

export const backupCalls = ({ backups, contentTransfer }: Services) => {
  const present = (row: Parameters<typeof presentBackup>[0]) => presentBackup(row, backups.sends(row));
  return {
    listBackups: ({ cursor }, caller) => presentPart(backups.list(caller, cursor), present),
    getBackup: async ({ id }, caller) => {
      const { row, now } = await backups.get(caller, id);
      return { backup: present(row), now };
    },
    makeBackup: async (_input, caller) => present(await backups.make(caller)),
    downloadBackup: ({ id }, caller) => backups.open(caller, id),
    rehearseBackup: async ({ id }, caller) => present(await backups.rehearse(caller, id)),
    restoreBackup: async ({ id, body }, caller) =>
      present(await backups.restore(caller, id, body.confirmation)),
    exportContent: ({ locale }, caller) => contentTransfer.export(caller, locale),
    importContent: async ({ upload, trial }, caller) =>
      presentContentReport(await contentTransfer.importUpload(caller, upload, trial), trial),
    deleteBackup: async ({ id }, caller) => {
      await backups.remove(caller, id);
      return { deleted: true };
    },
  } satisfies Partial<Api>;
};
