import { z } from 'zod';
import { listOf } from '#contract/site/list.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { settingKeys } from './setting-registry.schemas.ts';

const valueSchema = z.union([plainText(2_000), z.record(plainText(40), z.boolean())]);

export const adminSettingSchema = z.object({
  key: z.enum(settingKeys),
  /** Null for a secret: it can be set and never read. */
  value: valueSchema.nullable(),
  secret: z.boolean(),
  /** Whether somebody has set it; otherwise its default counts. */
  isSet: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
});
export type AdminSetting = z.infer<typeof adminSettingSchema>;
export const adminSettingListSchema = listOf(adminSettingSchema);

/** What exactly a setting may be, the registry says; null brings its default back. */
export const settingChangeSchema = z.object({ value: valueSchema.nullable() });
