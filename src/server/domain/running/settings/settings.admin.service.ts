import type { Caller } from '#contract/people/accounts/caller.ts';
import {
  type SettingKey,
  settingKeys,
  settingRegistry,
} from '#contract/running/settings/setting-registry.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import {
  deleteSetting,
  findSetting,
  listSettings,
  type SettingRow,
  upsertSetting,
} from './settings.queries.ts';
import { readValue, writeValue } from './settings.values.ts';

type Line = (typeof settingRegistry)[SettingKey];
const isSecret = (line: Line): boolean => 'secret' in line;

const factsOf = (key: SettingKey, row: SettingRow | undefined) => ({
  key,
  value: readValue(key, row?.value),
  secret: isSecret(settingRegistry[key]),
  isSet: row !== undefined,
  updatedAt: row?.updatedAt ?? null,
});
export type SettingFacts = ReturnType<typeof factsOf>;

/** As it will be kept; undefined where the default is to count again. */
function readInput(key: SettingKey, value: unknown): string | undefined {
  if (value === null) return undefined;
  const parsed = settingRegistry[key].schema.safeParse(value);
  if (!parsed.success) throw invalidFields({ value: { code: 'invalid' } });
  return writeValue(parsed.data);
}

export function createAdminSettingsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Those of the registry, and nothing else that the table may hold. */
    async list(caller: Caller): Promise<SettingFacts[]> {
      requireRole(caller, 'viewer');
      const rows = new Map((await listSettings(db, settingKeys)).map((row) => [row.key, row]));
      return settingKeys.map((key) => factsOf(key, rows.get(key)));
    },

    async change(caller: Caller, key: SettingKey, value: unknown): Promise<SettingFacts> {
      const actor = requireRole(caller, 'owner');
      const kept = readInput(key, value);
      const at = clock();
      const line = settingRegistry[key];
      return db.transaction(async (tx) => {
        const before = await findSetting(tx, key);
        if (before?.value === kept) return factsOf(key, before);
        if (kept === undefined) await deleteSetting(tx, key);
        else await upsertSetting(tx, { key, value: kept, updatedAt: at });
        const after = await findSetting(tx, key);
        const details = isSecret(line)
          ? null
          : { from: readValue(key, before?.value), to: readValue(key, after?.value) };
        await recordAudit(tx, actor, at, {
          action: 'updated',
          subject: 'setting',
          subjectId: key,
          title: key,
          details,
        });
        if ('shown' in line) await recordChange(tx, at, `setting ${key} changed`, [tags.setting(key)]);
        return factsOf(key, after);
      });
    },
  };
}
