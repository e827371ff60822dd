import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { buildTestApp, createTestClock, uniformApi } from '#test/harness/app.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { createFolderObjects } from './folder-store.ts';
import { createSharedReleases } from './shared-releases.ts';

const newFolder = temporaryFolders();
const { kept, lookEvery } = engineLimits.releases;

/** A release as its build left it: one file packed already, one in a folder of its own. */
function build(id: string): string {
  const directory = newFolder();
  mkdirSync(path.join(directory, 'admin'));
  writeFileSync(path.join(directory, `app-${id}.js`), `release('${id}')`);
  writeFileSync(path.join(directory, `app-${id}.js.br`), brotliCompressSync(`release('${id}')`));
  writeFileSync(path.join(directory, 'admin', `desk-${id}.css`), `.${id}{}`);
  return directory;
}

async function fleet(...ids: string[]) {
  const objects = createFolderObjects(newFolder());
  const clock = createTestClock();
  const releases = ids.map((id) => ({ directory: build(id), id }));
  const made = releases.map((release) => createSharedReleases({ ...release, objects, clock }));
  const keys = async () => (await Array.fromAsync(objects.list('releases/'))).map(({ key }) => key);
  return { objects, clock, releases, made, keys };
}

test('a page of one release finds its files at a process of another, in both directions', async () => {
  const { releases, made, clock } = await fleet('old', 'new');
  const apps = await Promise.all(
    releases.map(({ directory }, n) =>
      buildTestApp({
        api: uniformApi(async () => ({})),
        extend: async (app) => {
          await app.register(assetRoutes, { directory, findElsewhere: made[n]?.find });
        },
      }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(apps.map((app) => app.close()))));
  const [oldApp, newApp] = apps;
  await made[0]?.share();
  expect((await newApp?.inject('/assets/app-new.js'))?.body).toBe("release('new')");
  const early = await oldApp?.inject('/assets/app-new.js');
  expect([early?.statusCode, early?.headers['cache-control']]).toEqual([404, 'no-store']);
  await made[1]?.share();
  clock.pass(lookEvery / 1000);
  for (const [app, id] of [
    [oldApp, 'new'],
    [newApp, 'old'],
  ] as const) {
    const script = await app?.inject(`/assets/app-${id}.js?x=1`);
    expect([script?.statusCode, script?.body]).toEqual([200, `release('${id}')`]);
    expect(script?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script?.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const styles = await app?.inject(`/assets/admin/desk-${id}.css`);
    expect([styles?.statusCode, styles?.body]).toEqual([200, `.${id}{}`]);
  }
  for (const path of ['/assets/app-none.js', '/assets/..%2fpackage.json', '/assets/constructor'])
    expect((await oldApp?.inject(path))?.statusCode, path).toBe(404);
});

test('a release is left once, and those of long ago are taken away', async () => {
  const { made, clock, keys } = await fleet('r1', 'r2', 'r3', 'r4', 'r5', 'r6');
  for (const release of made) {
    await release.share();
    await release.share();
    clock.pass(60);
  }
  expect(await keys()).toHaveLength(kept);
  expect((await keys()).at(-1)).toMatch(/-r6\.json$/);
  expect(await made[5]?.find('app-r5.js')).toBeDefined();
  expect(await made[5]?.find('app-r1.js')).toBeUndefined();
});

test('whoever asks for what nobody has costs one look in a while', async () => {
  const { objects, clock } = await fleet();
  let looks = 0;
  const counted = {
    ...objects,
    list: (prefix: string) => {
      looks += 1;
      return objects.list(prefix);
    },
  };
  const release = createSharedReleases({ objects: counted, directory: build('one'), id: 'one', clock });
  await Promise.all(Array.from({ length: 20 }, (_, n) => release.find(`made-up-${n}.js`)));
  await release.find('made-up.js');
  expect(looks).toBe(1);
  clock.pass(lookEvery / 1000);
  await release.find('made-up.js');
  expect(looks).toBe(2);
});
