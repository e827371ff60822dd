import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconFiles, paths } from '#contract/site/addresses/paths.ts';
import { languageTags, locales } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { light } from '#server/lib/pictures/brand-colours.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useFoundApp } from '#test/harness/discovery.ts';
import { parseXml } from '#test/harness/html/xml.ts';

describe('icons', () => {
  const site = useFoundApp('pg');
  const get = (url: string, headers: Record<string, string> = {}) => site().app.inject({ url, headers });

  test.each(iconFiles)('%s answers, once a day', async (file) => {
    const answer = await get(paths.icon(file));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await get(paths.icon(file), { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    ['icon-32.png', 32, true],
    ['icon-192.png', 192, true],
    ['icon-512.png', 512, true],
    ['apple-touch-icon.png', 180, false],
    ['maskable-192.png', 192, false],
    ['maskable-512.png', 512, false],
  ] as const)('%s is a square of %i', async (file, size, transparent) => {
    const answer = await get(paths.icon(file));
    expect(answer.headers['content-type']).toBe('image/png');
    const picture = sharp(answer.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const corner = await picture
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[3]).toBe(transparent ? 0 : 255);
    if (!transparent) expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(light.paper);
  });

  test('a mask cuts nothing off: four fifths of the middle hold the whole mark', async () => {
    const { rawPayload } = await get(paths.icon('maskable-512.png'));
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isGround = (at: number) => [0, 1, 2].every((channel) => data[at + channel] === data[channel]);
    const cutOff = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      return Math.hypot(x - 256, y - 256) > 0.4 * 512 && !isGround(3 * pixel);
    });
    expect(cutOff).toEqual([]);
  });

  test('favicon.ico holds one PNG of 32', async () => {
    const { rawPayload, headers } = await get('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
    expect(offset + length).toBe(rawPayload.length);
    expect(await sharp(rawPayload.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32 });
  });

  test('favicon.svg knows the night, and may run nothing', async () => {
    const { body, headers } = await get('/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(parseXml(body).name).toBe('svg');
    expect(body).toContain('prefers-color-scheme:dark');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    );
  });
});

describe.each(oneEngine)('manifests on %s', (engine) => {
  const site = useFoundApp(engine);

  test.each(locales)('%s has its own', async (locale) => {
    const answer = await site().app.inject(`/${locale}/site.webmanifest`);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { siteName } = editionFacts[locale];
    expect(answer.json()).toMatchObject({
      name: siteName,
      lang: languageTags[locale],
      start_url: `/${locale}`,
      scope: `/${locale}`,
    });
  });

  test('the landing page has one, and every icon that they name is there', async () => {
    const manifest = (await site().app.inject('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Vitrina', start_url: '/', lang: 'pt-BR' });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, type } of manifest.icons) {
      const answer = await site().app.inject(src);
      expect([answer.statusCode, answer.headers['content-type']?.toString().startsWith(type)]).toEqual([
        200,
        true,
      ]);
    }
  });
});
