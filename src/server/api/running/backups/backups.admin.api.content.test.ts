import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentReport } from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import type { Role } from '#contract/site/roles.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { settings } from '#db/schema/running/settings.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { refusals as en } from '#i18n/admin/en/refusals.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import { useApp } from '#test/harness/app.ts';
import { fileForm } from '#test/harness/data/pictures.ts';
import { type Engine, engines, oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const PATH = '/api/admin/content';

/** A site with what it sends of its first edition. */
function useContent(engine: Engine) {
  const folder = makeTemporaryFolder();
  const scratch = path.join(folder, 'scratch');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const site = useApp(engine, { scratch });
  const send = (text: string, { trial = 'true', role = 'owner' as Role, lang = 'pt' } = {}) => {
    const { payload, headers } = fileForm(Buffer.from(text), { name: 'a.json', type: 'application/json' });
    return as(site(), role)('POST', `${PATH}?trial=${trial}&lang=${lang}`, payload, { headers });
  };
  const report = async (text: string, trial: 'true' | 'false'): Promise<ContentReport> =>
    (await send(text, { trial })).json();
  let file = '';
  beforeAll(async () => {
    file = (await as(site(), 'owner')('GET', `${PATH}?locale=br`)).body;
  });
  return { scratch, site, send, report, file: () => file };
}

const added = ({ kinds }: ContentReport) => kinds.filter((kind) => kind.added > 0);

describe.each(engines)('content over HTTP, on %s', { timeout: 120_000 }, (engine) => {
  const { scratch, site, send, report, file } = useContent(engine);

  test('what is here already is told, and nothing is to be done', async () => {
    const seen = await report(file(), 'true');
    expect(seen).toMatchObject({ imported: false, editions: ['br'] });
    expect(seen.kinds.map(({ kind }) => kind)).toContain('posts');
    expect(seen.kinds.every((kind) => kind.added + kind.changed + kind.clashes.length === 0)).toBe(true);
  });

  test('what is missing is looked at first, taken in on request, and told in the log and to pages', async () => {
    const days = () => site().db.select().from(launches).where(eq(launches.locale, 'br'));
    const [day] = await days();
    const before = (await days()).length;
    await site()
      .db.delete(launches)
      .where(eq(launches.id, day?.id ?? 0));
    const ledger = await lastChange(site());
    expect(added(await report(file(), 'true'))).toMatchObject([{ kind: 'launches', added: 1 }]);
    expect(await days()).toHaveLength(before - 1);
    expect((await lastChange(site())).id).toBe(ledger.id);
    const taken = await report(file(), 'false');
    expect(taken.imported).toBe(true);
    expect(await days()).toContainEqual(day);
    expect((await lastChange(site())).id).toBeGreaterThan(ledger.id);
    expect(await lastAudits(site())).toMatchObject([
      { action: 'created', subject: 'import', title: 'content of br', actorName: 'Olga Owner' },
    ]);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('where something else is in the way, nothing is imported, and it is named', async () => {
    const [category] = await site().db.select().from(categories).where(eq(categories.locale, 'br')).limit(1);
    const id = category?.id ?? 0;
    await site().db.update(categories).set({ name: 'Outra coisa' }).where(eq(categories.id, id));
    const seen = await report(file(), 'false');
    expect(seen.imported).toBe(false);
    expect(seen.kinds.find(({ kind }) => kind === 'categories')?.clashes).toEqual([String(id)]);
    await site()
      .db.update(categories)
      .set(category ?? {})
      .where(eq(categories.id, id));
  });

  test('a row that the database does not take is refused', async () => {
    const launch =
      file()
        .split('\n')
        .find((line) => line.includes('"kind":"launches"')) ?? '';
    const spoilt = launch.replace(/"id":\d+/, '"id":"abc"');
    expect(spoilt).not.toBe(launch);
    const records = [...file().split('\n').slice(0, 2), spoilt, ']', ''];
    const answer = await send(records.join('\n'), { trial: 'false' });
    expect(answer.json().error.message).toBe(pt.not_content);
  });
});

describe.each(oneEngine)('content over HTTP that is none, on %s', { timeout: 120_000 }, (engine) => {
  const { scratch, site, send, file } = useContent(engine);

  test('a file that is not one, is cut off or is another version’s is refused in the person’s language', async () => {
    const messageOf = async (text: string, lang: string) => {
      const answer = await send(text, { trial: 'false', lang });
      expect(answer.statusCode).toBe(400);
      return answer.json().error.message;
    };
    expect(await messageOf('{}', 'pt')).toBe(pt.not_content);
    expect(await messageOf('{}', 'en')).toBe(en.not_content);
    expect(await messageOf(file().slice(0, file().length / 2), 'pt')).toBe(pt.content_cut_off);
    const older = file().replace(/"migration":\d+/, '"migration":1');
    expect(await messageOf(older, 'pt')).toBe(pt.content_of_other_version);
  });

  test('what is secret comes from nowhere, and no setting is made up', async () => {
    for (const key of ['amazon_na', 'unheard_of']) {
      const row = `{"kind":"settings","row":{"key":"${key}","value":"x"}}`;
      const [open = '', head = ''] = file().split('\n');
      const answer = await send([open, head, row, ']', ''].join('\n'), { trial: 'false' });
      expect(answer.json().error.reason).toBe('not_content');
      expect(await site().db.select().from(settings).where(eq(settings.key, key))).toEqual([]);
    }
  });

  test('a form without a file, a word that is no trial, and somebody else are refused', async () => {
    const { payload, headers } = fileForm(Buffer.from(file()), { field: 'other' });
    const none = await as(site(), 'owner')('POST', `${PATH}?trial=true`, payload, { headers });
    expect(none.json().error.fields).toHaveProperty('file');
    expect((await send(file(), { trial: 'maybe' })).statusCode).toBe(400);
    expect((await send(file(), { role: 'editor' })).statusCode).toBe(403);
    expect(readdirSync(scratch)).toEqual([]);
  });
});
