import assert from 'node:assert/strict';
import { fileForm } from '#test/harness/data/pictures.ts';
import { type Attack, fastest } from './lib/attack.ts';
import { hostileContents, hostileFeeds } from './lib/hostile-files.ts';
import type { Person } from './lib/people.ts';
import { ask } from './lib/wire.ts';

export const name = 'files-sent-in';
export const about = 'files of shops and of other sites that cost more than they are worth';

const mapping = { locale: 'br', marketplace: 'other', fields: { ean: 'ean', name: 'name', price: 'price' } };
/** What anybody else waits meanwhile, at most. */
const NOBODY_WAITS_MS = 1_000;

/** Sends a file, has it looked through where it was taken, and says what became of it. */
async function takeIn(editor: Person, file: string | Uint8Array): Promise<string> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const { payload, headers } = fileForm(bytes, { name: 'feed.csv', type: 'text/csv' });
  const sent = await editor.call('POST', '/api/admin/imports', undefined, { body: payload, headers });
  assert([200, 400, 413].includes(sent.status), `It was answered ${sent.status} ${sent.text.slice(0, 120)}`);
  if (sent.status !== 200)
    return `${sent.status} ${Object.values(sent.body.error?.fields ?? {})[0] ?? sent.body.error?.message}`;
  const { id } = sent.body;
  if (sent.body.state === 'failed') return `refused as ${sent.body.problem}`;
  await editor.call('POST', `/api/admin/imports/${id}/check`, { feed: 'Hostil', mapping });
  for (let n = 0; n < 300; n += 1) {
    const { state, problem, counts } = await editor.must('GET', `/api/admin/imports/${id}`);
    if (!['uploaded', 'waiting_to_check', 'checking'].includes(state) || (state === 'uploaded' && n > 5)) {
      assert.equal(counts.new ?? 0, 0, 'It would have made a product of it.');
      await editor.call('POST', `/api/admin/imports/${id}/cancel`);
      return problem ? `refused as ${problem}` : `looked through: ${JSON.stringify(counts)}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Nobody has said anything about it for a minute.');
}

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const { editor, owner } = people;
  /** Others go on meanwhile: the longest that anybody waited. */
  async function watched<T>(work: Promise<T>): Promise<{ done: T; slowest: number }> {
    let over = false;
    const done = work.finally(() => {
      over = true;
    });
    done.catch(() => {}); // looked at below, once nobody watches any more
    let slowest = 0;
    while (!over) slowest = Math.max(slowest, await fastest(() => ask(port, { path: '/healthz' }), 1));
    return { done: await done, slowest };
  }
  const judged = async (work: Promise<string>) => {
    const { done, slowest } = await watched(work);
    assert(slowest < NOBODY_WAITS_MS, `Others waited ${slowest.toFixed(0)} ms (${done}).`);
    return `${done}; others waited ${slowest.toFixed(0)} ms at most`;
  };

  for (const [what, file] of hostileFeeds)
    await attempt(`a feed: ${what}`, () => judged(takeIn(editor, file)));

  await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
  for (const [what, file] of hostileContents)
    await attempt(`content: ${what}`, () =>
      judged(
        (async () => {
          const { payload, headers } = fileForm(Buffer.from(file), {
            name: 'content.json',
            type: 'application/json',
          });
          const { status, body } = await owner.call('POST', '/api/admin/content?trial=false', undefined, {
            body: payload,
            headers,
          });
          assert(
            [400, 409, 413].includes(status),
            `It was answered ${status} ${JSON.stringify(body).slice(0, 200)}`,
          );
          return `${status} ${body.error?.message ?? ''}`;
        })(),
      ),
    );

  await attempt('pasted lines of prices', async () => {
    const statuses: number[] = [];
    for (const text of [
      '"'.repeat(190_000),
      ';'.repeat(190_000),
      '1'.repeat(190_000),
      `${'a;1\n'.repeat(40_000)}`,
    ]) {
      const { status } = await editor.call('POST', '/api/admin/pasted-prices', { locale: 'br', text });
      assert([200, 400].includes(status), `It was answered ${status}.`);
      statuses.push(status);
    }
    return statuses.join(', ');
  });
}
