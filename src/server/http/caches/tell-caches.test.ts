import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#contract/site/durations.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { demoNow, goodRequests, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { CACHE_TOKEN, openToldSite } from '#test/harness/told-site.ts';

type Told = Awaited<ReturnType<typeof openToldSite>>;
const { getSiteName, getShopLink, getStaticPage, getReviewBySlug, getHomeData } = goodRequests;
const within = (life: number) => `max-age=${life}, stale-while-revalidate=10, stale-if-error=86400`;
const secondsOf = (life: unknown, name: string) =>
  Number(new RegExp(`${name}=(\\d+)`).exec(String(life))?.[1]);

describe.each(oneEngine)('what a cache in front hears beside an answer that is no page, on %s', (engine) => {
  const site = useApp(engine);
  let told: Told;
  let isTold = true;
  beforeAll(async () => {
    told = await openToldSite(site(), { isTold: () => isTold });
  });
  afterEach(() => {
    isTold = true;
    site().clock.moveTo(demoNow);
  });
  const heard = async (url: string, by: Told = told) => {
    const { headers, statusCode: status } = await by.ask(url);
    return { status, life: headers['surrogate-control'], tags: headers.xkey, from: headers['cache-status'] };
  };

  test('of a call: what it shows, how long it may be kept, and where it came from', async () => {
    const name = { status: 200, life: within(86_400), tags: 'uprvgogmr z' };
    expect(await heard(getSiteName)).toEqual({ ...name, from: 'Vitrina; fwd=miss; stored' });
    expect(await heard(getSiteName)).toEqual({ ...name, from: 'Vitrina; hit' });
    expect(await heard(getShopLink)).toMatchObject({ tags: 'wbhz6jrw2 z', from: 'Vitrina; fwd=miss' });
    expect(await heard(getStaticPage)).toMatchObject({ tags: 'eit z', life: within(86_400) });
    const { headers } = await told.ask(getSiteName);
    expect(headers['cdn-cache-control']).toBe(`public, ${headers['surrogate-control']}`);
  });

  test.each([
    ['/br/feed.xml', /\bebr\b.* p qbr z$/],
    ['/br/sitemap-1.xml', / b .*\bebr f p r vbr ybr z$/],
    ['/br/sitemap.xml', / b .*\bebr f p r vbr ybr z$/],
    ['/sitemap.xml', /\bebr ees eit emx eus f p r\b.* z$/],
    ['/robots.txt', /^ufcgalagr z$/],
    ['/br/site.webmanifest', /^ebr z$/],
    ['/media/share/br.jpg', /^ebr z$/],
  ])('of %s: the same', async (url, names) => {
    const { life, ...said } = await heard(url);
    expect(said.tags).toMatch(names);
    expect(secondsOf(life, 'max-age')).toBeGreaterThan(30_000);
    if (!/feed|sitemap/.test(url)) return;
    expect(said.from).toBe('Vitrina; fwd=miss; stored');
    expect(await heard(url)).toEqual({ ...said, life, from: 'Vitrina; hit' });
  });

  test('of what the program itself is made of: only how it is forgotten', async () => {
    const from = 'Vitrina; fwd=miss';
    expect(await heard('/favicon.ico')).toEqual({ status: 200, life: undefined, tags: 'z', from });
  });

  test('of a picture: for ever, and by what it may be taken down', async () => {
    const { body } = await told.app.inject('/it');
    const [picture = ''] = /\/media\/[a-z0-9-]+-480\.webp/.exec(body) ?? [];
    const { life, tags: names } = await heard(picture);
    expect(secondsOf(life, 'max-age')).toBe(31_536_000);
    expect(names).toMatch(/^2[a-z2-7]{8} 3$/);
    const [, name = ''] = /\/media\/(.+)-480/.exec(picture) ?? [];
    told.hear([tags.picture(name)]);
    expect(secondsOf((await heard(picture)).life, 'max-age')).toBe(60);
  });

  test('a minute while a target is behind, and for five seconds after news of what it shows', async () => {
    isTold = false;
    expect(secondsOf((await heard('/br/feed.xml')).life, 'max-age')).toBe(60);
    isTold = true;
    site().clock.pass(60);
    expect(secondsOf((await heard('/br/sitemap-1.xml')).life, 'max-age')).toBeGreaterThan(60);
    // One of thousands that it does not name.
    told.hear([tags.post(123_456)]);
    expect(secondsOf((await heard('/br/sitemap-1.xml')).life, 'max-age')).toBe(60);
    expect(secondsOf((await heard('/robots.txt')).life, 'max-age')).toBeGreaterThan(60);
    site().clock.pass(5);
    expect(secondsOf((await heard('/br/sitemap-1.xml')).life, 'max-age')).toBeGreaterThan(60);
  });

  test('a price ends with its age in calls as in pages, also where nobody can be asked', async () => {
    const ends = demoNow.getTime() + 23 * HOUR;
    const seen: boolean[] = [];
    for (const hours of [0, 1, 20, 22.99, 22.9999, 23.01, 30]) {
      site().clock.moveTo(new Date(demoNow.getTime() + hours * HOUR));
      const { body, headers } = await told.ask(getReviewBySlug);
      const life = headers['surrogate-control'];
      const until =
        site().clock().getTime() + 1_000 * (secondsOf(life, 'max-age') + secondsOf(life, 'stale-if-error'));
      const hasPrice = /"price":\{?"?\d|"asOf":"/.test(body);
      seen.push(hasPrice);
      if (hasPrice && !/max-age=0\b.*stale-if-error=0\b/.test(String(life))) expect(until).toBeLessThan(ends);
    }
    expect(seen).toEqual([true, true, true, true, true, false, false]);
  });

  test('a day that has ended before it was answered is not kept for another', async () => {
    const url = '/br/sitemap.xml';
    site().clock.moveTo('2026-03-02T02:59:59.500Z');
    const before = secondsOf((await heard(url)).life, 'max-age');
    site().clock.moveTo('2026-03-02T03:00:00.500Z');
    const { life, from } = await heard(url);
    expect([before, secondsOf(life, 'max-age'), from]).toEqual([0, 0, 'Vitrina; hit']);
  });

  test('one that takes no new tags from "not changed" gets all of it', async () => {
    const whole = await openToldSite(site(), { wholeOnly: true });
    const etag = String((await told.ask(getSiteName)).headers.etag);
    expect((await told.ask(getSiteName, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await whole.ask(getSiteName, { 'if-none-match': etag })).statusCode).toBe(200);
    const unchanged = await told.ask(getSiteName, { 'if-none-match': etag });
    expect(unchanged.headers).toMatchObject({ xkey: 'uprvgogmr z', 'surrogate-control': within(86_400) });
  });

  test('in every encoding, of which a cache is told', async () => {
    for (const url of [getHomeData, '/br/feed.xml', '/robots.txt'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { headers } = await told.ask(url, { 'accept-encoding': encoding });
        expect([url, encoding, headers.vary]).toEqual([url, encoding, 'accept-encoding']);
      }
  });

  test('nobody else hears a word of it, before or after, nor does anybody where no cache is named', async () => {
    // Both made just now: what was remembered at another hour of this clock is another hour's.
    const named = await openToldSite(site());
    const unnamed = await openToldSite(site(), { isNamed: false });
    const urls = [...Object.values(goodRequests), '/br/feed.xml', '/sitemap.xml', '/robots.txt', '/BR'];
    const own = ({ 'x-request-id': _, date: __, ...headers }: Record<string, unknown>) => headers;
    for (const url of urls) {
      await named.ask(url, { 'accept-encoding': 'br' });
      const [plain, other] = await Promise.all(
        [named, unnamed].map(({ app }) => app.inject({ url, headers: { 'accept-encoding': 'br' } })),
      );
      expect(own(plain?.headers ?? {}), url).toEqual(own(other?.headers ?? {}));
      if (!url.includes('ticket')) expect(plain?.rawPayload, url).toEqual(other?.rawPayload);
      const unheard = await unnamed.ask(url);
      for (const name of ['xkey', 'surrogate-control', 'cdn-cache-control', 'cache-status'])
        expect([name, unheard.headers[name]]).toEqual([name, undefined]);
    }
    const wrong = { 'x-cache-token': `${CACHE_TOKEN} ` };
    expect((await named.app.inject({ url: getSiteName, headers: wrong })).headers.xkey).toBeUndefined();
  });
});
