import { beforeEach, describe, expect, test } from 'vitest';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { linkChecks } from '#db/schema/writing/links.ts';
import type { GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import { useApp } from '#test/harness/app.ts';
import { engines } from '#test/harness/database.ts';
import { jobContext } from '#test/harness/job-context.ts';
import { linksJob } from './links.ts';

const url = 'https://s.shopee.com.br/abc';

describe.each(engines)('links to other sites, without anybody asking, on %s', (engine) => {
  const asked: string[] = [];
  const guardedFetch: GuardedFetch = async (address) => {
    asked.push(address);
    return { url: address, status: 200, hops: [], headers: {}, body: Buffer.alloc(0) };
  };
  const site = useApp(engine, { content: 'nothing', guardedFetch });
  beforeEach(async () => {
    await site().db.delete(linkChecks);
    await site().db.delete(shopLinks);
    await site().db.insert(shopLinks).values({ slug: 'luz', title: 'Luz', url });
    await site().services.links.gather(new AbortController().signal);
    asked.length = 0;
  });
  const run = (given: Parameters<typeof jobContext>[0] = {}) =>
    linksJob.run(site().services, jobContext(given));

  test('are asked once, and then left in peace until their time has come again', async () => {
    expect(await run()).toEqual({ code: 'links_asked', values: { n: 1, broken: 0 } });
    expect(await run()).toMatchObject({ code: 'nothing_to_do', quiet: true });
    expect(asked).toEqual([url]);
    expect(await site().db.select({ result: linkChecks.result }).from(linkChecks)).toEqual([
      { result: 'working' },
    ]);
  });

  test('that are younger than the last look are found by whoever asks for a run', async () => {
    await site()
      .db.insert(shopLinks)
      .values({ slug: 'som', title: 'Som', url: `${url}d` });
    expect(await run()).toEqual({ code: 'links_asked', values: { n: 1, broken: 0 } });
    expect(await run({ trigger: 'person' })).toEqual({ code: 'links_asked', values: { n: 1, broken: 0 } });
    expect(asked).toEqual([url, `${url}d`]);
  });

  test('are not asked where the site wants to leave them in peace', () => {
    const { links, ...others } = site().services;
    expect(linksJob.obstacle?.({ ...others, links })).toBeNull();
    expect(linksJob.obstacle?.({ ...others, links: { ...links, checksOn: false } })).toBe('checks_off');
  });
});
