import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingsService } from '#server/domain/running/settings/settings.service.ts';
import { matcherOf } from './path-patterns.ts';
import { ScriptRules } from './script-rules.ts';

function makeRules() {
  const kept = { page_scripts: {} as Record<string, boolean>, page_scripts_exceptions: '' };
  const state = { kept, broken: false, failures: 0 };
  const get = async (key: keyof typeof kept) => {
    if (state.broken) throw new Error('no database');
    return kept[key];
  };
  const rules = new ScriptRules({ get } as unknown as Pick<SettingsService, 'get'>, () => {
    state.failures += 1;
  });
  return { state, kept, rules };
}

test('by default everybody gets the same, whatever they call themselves', async () => {
  const { rules } = makeRules();
  await rules.refresh();
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, userAgent) => {
      expect(rules.variantFor(path, userAgent)).toBe('whole');
    }),
  );
});

test('a class without scripts makes a difference for it alone, and only where there is no exception', async () => {
  const { rules, kept } = makeRules();
  kept.page_scripts = { social: false, search: true };
  kept.page_scripts_exceptions = '/br/lancamento*\n/it';
  await rules.refresh();
  expect(rules.variantFor('/br', 'WhatsApp/2.1')).toBe('without-scripts');
  expect(rules.variantFor('/br', 'Googlebot/2.1')).toBe('with-scripts');
  expect(rules.variantFor('/br', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0')).toBe('with-scripts');
  for (const path of ['/br/lancamento', '/br/lancamento/2026-10-14', '/it'])
    expect(rules.variantFor(path, 'WhatsApp/2.1')).toBe('whole');
  expect(rules.variantFor('/it/x', 'WhatsApp/2.1')).toBe('without-scripts');
});

test('a change counts once it is heard of, and what cannot be read stays as it was until it can', async () => {
  const { rules, kept, state } = makeRules();
  await rules.refresh();
  kept.page_scripts = { search: false };
  await rules.refresh();
  expect(rules.variantFor('/br', 'Googlebot')).toBe('whole');
  rules.hear(['post:1']);
  await rules.settled();
  expect(rules.variantFor('/br', 'Googlebot')).toBe('whole');
  state.broken = true;
  rules.hear(['setting:page_scripts']);
  await rules.settled();
  expect([rules.variantFor('/br', 'Googlebot'), state.failures]).toEqual(['whole', 1]);
  state.broken = false;
  await rules.refresh();
  expect(rules.variantFor('/br', 'Googlebot')).toBe('without-scripts');
  kept.page_scripts = {};
  rules.hear(['setting:page_scripts', 'setting:page_scripts_exceptions']);
  await rules.settled();
  expect(rules.variantFor('/br', 'Googlebot')).toBe('whole');
});

test('in a pattern only "*" means anything', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[^*\n]*$/), (path) => {
      expect(matcherOf(path)(path)).toBe(true);
      expect(matcherOf(`${path}x`)(path)).toBe(false);
      expect(matcherOf(`${path}*`)(`${path}/more`)).toBe(true);
      expect(matcherOf('')(path)).toBe(false);
    }),
  );
  expect(matcherOf('/b.')('/br')).toBe(false);
});
