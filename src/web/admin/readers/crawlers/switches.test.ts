import { expect, test } from 'vitest';
import { settingRegistry } from '#contract/running/settings/setting-registry.schemas.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { exceptionsOf, mayCome, robotsOf, scriptsOf, withAgent } from './switches.ts';

const setting = (key: AdminSetting['key'], value: AdminSetting['value']): AdminSetting => ({
  key,
  value,
  secret: false,
  isSet: true,
  updatedAt: null,
});

test('what nobody has said holds for everybody', () => {
  expect(scriptsOf([])).toEqual(settingRegistry.page_scripts.fallback);
  expect(scriptsOf([setting('page_scripts', { search: false })])).toMatchObject({
    search: false,
    other: true,
  });
  expect(exceptionsOf([])).toBe('');
  expect(robotsOf([])).toEqual(settingRegistry.ai_crawlers.fallback);
});

test('one of a class has a rule of its own only where it differs', () => {
  const kept = { 'ai-search': true, 'ai-training': false };
  expect([mayCome(kept, 'ai-training', 'GPTBot'), mayCome(kept, 'ai-search', 'PerplexityBot')]).toEqual([
    false,
    true,
  ]);
  const welcome = withAgent(kept, 'ai-training', 'CCBot', true);
  expect(welcome).toEqual({ ...kept, CCBot: true });
  expect(mayCome(welcome, 'ai-training', 'CCBot')).toBe(true);
  expect(withAgent(welcome, 'ai-training', 'CCBot', false)).toEqual(kept);
  expect(settingRegistry.ai_crawlers.schema.safeParse(welcome).success).toBe(true);
});
