import { expect, test } from 'vitest';
import { settingRegistry } from '#contract/running/settings/setting-registry.schemas.ts';
import { newKey } from './new-key.ts';

test('a key that is made here can be kept, and is never the same', () => {
  const keys = Array.from({ length: 20 }, newKey);
  for (const key of keys) expect(settingRegistry.indexnow_key.schema.safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(20);
});
