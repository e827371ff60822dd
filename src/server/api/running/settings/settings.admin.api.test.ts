import { beforeEach, describe, expect, test } from 'vitest';
import { visitorClasses } from '#contract/readers/crawlers/crawlers.words.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { settings } from '#db/schema/running/settings.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/settings';

describe.each(oneEngine)('settings on %s', (engine) => {
  const site = useApp(engine);
  const owner = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'owner')(...call);
  const set = (key: string, value: unknown) => owner('PATCH', `${url}/${key}`, { value });
  const listed = async (): Promise<AdminSetting[]> => (await as(site(), 'viewer')('GET', url)).json().items;
  const settingOf = async (key: string) => (await listed()).find((setting) => setting.key === key);

  beforeEach(async () => {
    await site().db.delete(settings);
  });

  test('are those of the registry with their defaults, and nothing else that the table holds', async () => {
    await site().db.insert(settings).values({ key: 'smtp_password', value: 'hunter2' });
    expect(await listed()).toEqual([
      { key: 'site_name', value: 'Vitrina', secret: false, isSet: false, updatedAt: null },
      { key: 'contact_email', value: '', secret: false, isSet: false, updatedAt: null },
      { key: 'security_contact', value: '', secret: false, isSet: false, updatedAt: null },
      { key: 'test_pages', value: 'on', secret: false, isSet: false, updatedAt: null },
      {
        key: 'ai_crawlers',
        value: { 'ai-search': true, 'ai-training': true },
        secret: false,
        isSet: false,
        updatedAt: null,
      },
      {
        key: 'page_scripts',
        value: Object.fromEntries(visitorClasses.map((each) => [each, true])),
        secret: false,
        isSet: false,
        updatedAt: null,
      },
      { key: 'page_scripts_exceptions', value: '', secret: false, isSet: false, updatedAt: null },
      { key: 'earning_rates', value: '', secret: false, isSet: false, updatedAt: null },
      { key: 'indexnow_key', value: null, secret: true, isSet: false, updatedAt: null },
      { key: 'amazon_na', value: null, secret: true, isSet: false, updatedAt: null },
      { key: 'amazon_eu', value: null, secret: true, isSet: false, updatedAt: null },
    ]);
    expect((await set('smtp_password', 'x')).statusCode).toBe(400);
    expect((await set('__proto__', 'x')).statusCode).toBe(400);
  });

  test('take effect at once, tell the log and the ledger, and can be taken back', async () => {
    expect((await set('site_name', ' Mostra ')).json()).toEqual({
      key: 'site_name',
      value: 'Mostra',
      secret: false,
      isSet: true,
      updatedAt: site().clock().toISOString(),
    });
    expect((await site().app.inject('/api/settings/site_name')).json().value).toBe('Mostra');
    expect((await lastChange(site())).tags).toEqual(['setting:site_name']);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      subject: 'setting',
      subjectId: 'site_name',
      details: { from: 'Vitrina', to: 'Mostra' },
    });
    const { id } = await lastChange(site());
    await set('site_name', 'Mostra');
    expect((await lastChange(site())).id).toBe(id);
    expect((await set('site_name', null)).json()).toMatchObject({ value: 'Vitrina', isSet: false });
  });

  test('hold switches as well as texts', async () => {
    const off = { 'ai-search': true, 'ai-training': false };
    expect((await set('ai_crawlers', off)).json().value).toEqual(off);
    expect(await site().services.settings.get('ai_crawlers')).toEqual(off);
    expect((await lastChange(site())).tags).toEqual(['setting:ai_crawlers']);
  });

  test('hold addresses, one a line, in one spelling', async () => {
    const typed = ' /br/lancamento* \r\n\n/it\n/it\n';
    expect((await set('page_scripts_exceptions', typed)).json().value).toBe('/br/lancamento*\n/it');
    const off = { search: false };
    expect((await set('page_scripts', off)).json().value).toMatchObject({ search: false, social: true });
    expect((await lastChange(site())).tags).toEqual(['setting:page_scripts']);
  });

  test('never show a secret again, not even to the log', async () => {
    const key = 'a1b2c3d4e5f6a7b8';
    expect((await set('indexnow_key', key)).body).not.toContain(key);
    expect(await settingOf('indexnow_key')).toMatchObject({ value: null, secret: true, isSet: true });
    expect(await site().services.settings.get('indexnow_key')).toBe(key);
    expect(JSON.stringify(await lastAudits(site()))).not.toContain(key);
  });

  test.each([
    ['site_name', ''],
    ['site_name', 'x'.repeat(61)],
    ['site_name', { 'ai-search': true }],
    ['site_name', 7],
    ['contact_email', 'nobody'],
    ['contact_email', 'a@b.com, c@d.com'],
    ['contact_email', 'a@b.com\r\nBcc: c@d.com'],
    ['security_contact', 'http://a.example'],
    ['security_contact', 'https://a.example/\nExpires: never'],
    ['security_contact', 'javascript:alert(1)'],
    ['test_pages', 'perhaps'],
    ['earning_rates', 'EUR yesterday USD=1'],
    ['ai_crawlers', 'off'],
    ['ai_crawlers', { 'ai-search': 'no' }],
    ['ai_crawlers', { everyone: false }],
    ['ai_crawlers', { Googlebot: false }],
    ['page_scripts', { people: false }],
    ['page_scripts', { search: 1 }],
    ['page_scripts_exceptions', 'br/lancamento'],
    ['page_scripts_exceptions', '/br?q=x'],
    ['page_scripts_exceptions', `/${'x'.repeat(2_000)}`],
    ['indexnow_key', 'short'],
    ['indexnow_key', '../../etc/passwd'],
    ['site_name', undefined],
  ])('refuse %s: %j', async (key, value) => {
    const before = await listed();
    expect((await set(key, value)).statusCode).toBe(400);
    expect(await listed()).toEqual(before);
  });

  test('that were kept broken count as not set', async () => {
    await site()
      .db.insert(settings)
      .values([
        { key: 'ai_crawlers', value: '{"ai-search":' },
        { key: 'contact_email', value: 'nobody' },
      ]);
    expect((await settingOf('ai_crawlers'))?.value).toEqual({ 'ai-search': true, 'ai-training': true });
    expect(await site().services.settings.get('contact_email')).toBe('');
  });

  test('are owners’ to change', async () => {
    for (const role of ['viewer', 'editor'] as const) {
      expect((await as(site(), role)('PATCH', `${url}/site_name`, { value: 'Mostra' })).statusCode).toBe(403);
    }
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });
});
