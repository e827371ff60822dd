import assert from 'node:assert/strict';
import { limits } from '#contract/site/limits.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import { nobody } from './lib/people.ts';

export const name = 'json-bodies';
export const about =
  'JSON that changes more than it says: prototypes, depth, doubled names, fields that nobody offers';

const json = { 'content-type': 'application/json' };
const deep = (n: number, open: string, close: string, middle = '') =>
  open.repeat(n) + middle + close.repeat(n);
const nested = (n: number) =>
  deep(n, '{"type":"bulletList","content":[{"type":"listItem","content":[', ']}]}', '{"type":"paragraph"}');

/** A text of JSON that is no more than a refusal to anybody. */
const hostile: [name: string, body: string][] = [
  ['__proto__', '{"name":"x","__proto__":{"role":"owner","proven":true}}'],
  ['__proto__ in other letters', '{"name":"x","__pr\\u006fto__":{"role":"owner"}}'],
  ['constructor.prototype', '{"name":"x","constructor":{"prototype":{"role":"owner"}}}'],
  ['__proto__ deep inside', '{"name":{"a":{"__proto__":{"role":"owner"}}}}'],
  ['a list of __proto__', '[{"__proto__":{"role":"owner"}}]'],
  ['a body of brackets', deep(50_000, '[', ']')],
  ['a body of braces', deep(50_000, '{"a":', '}', '1')],
  ['half a body', '{"name":'],
  ['a number without end', `{"name":${'9'.repeat(100_000)}}`],
  ['1e999', '{"name":1e999}'],
  ['NaN', '{"name":NaN}'],
  ['NUL in a text', '{"name":"a\\u0000b"}'],
  ['half a letter', '{"name":"a\\ud800b"}'],
  ['a text of a megabyte and more', `{"name":"${'a'.repeat(1_100_000)}"}`],
  ['nothing', ''],
  ['null', 'null'],
  ['a lone text', '"name"'],
  ['a mark of order and blanks', `\ufeff${' '.repeat(500_000)}`],
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const { editor, viewer } = people;
  for (const [what, body] of hostile)
    await attempt(what, async () => {
      const { status } = await viewer.call('PATCH', '/api/admin/me', undefined, { body, headers: json });
      assert([400, 413].includes(status), `It was answered ${status}.`);
      const me = await viewer.must('GET', '/api/admin/me');
      assert.equal(me.role, 'viewer');
      return String(status);
    });

  await attempt('a role in one’s own profile', async () => {
    const me = await viewer.must('PATCH', '/api/admin/me', {
      name: 'Vera',
      role: 'owner',
      id: '1',
      email: 'a@b.example',
      secondFactor: true,
      active: true,
    });
    assert.deepEqual([me.name, me.role, me.email, me.secondFactor], ['Vera', 'viewer', viewer.email, false]);
    const again = await viewer.must('GET', '/api/admin/me');
    assert.equal(again.role, 'viewer');
    return 'only the name was taken';
  });
  await attempt('a higher role in an accepted invitation', async () => {
    const joined = await people.invite('viewer', {
      role: 'owner',
      active: true,
      email: 'other@mail.example',
    });
    const me = await joined.must('GET', '/api/admin/me');
    assert.deepEqual([me.role, me.email], ['viewer', joined.email]);
    return 'the invitation’s own role and address count';
  });
  await attempt('a number, version or date of one’s own in a new post', async () => {
    const base = { locale: 'br', title: 'Um título' };
    const wrong: string[] = [];
    for (const more of [
      { id: 1 },
      { version: 99 },
      { createdAt: '2001-01-01T00:00:00Z' },
      { groupId: 'x' },
      { updatedBy: 'x' },
      { trashedAt: null },
      { publishedAt: '2001-01-01T00:00:00Z' },
    ]) {
      const { status } = await editor.call('POST', '/api/admin/posts', { ...base, ...more });
      if (status !== 400) wrong.push(`${JSON.stringify(more)} ${status}`);
    }
    assertNone(wrong, 'Taken');
    return 'each refused';
  });
  await attempt('a name said twice', async () => {
    const body = '{"name":"Primeira","name":"Segunda"}';
    const answer = await viewer.call('PATCH', '/api/admin/me', undefined, { body, headers: json });
    const me = await viewer.must('GET', '/api/admin/me');
    assert.equal(answer.status, 200);
    assert.equal(answer.body.name, me.name);
    return 'the last counts, for who answers and for who stores';
  });
  await attempt('a document deeper than any article', async () => {
    const statuses: number[] = [];
    for (const depth of [limits.writing.contentDepth * 2, 2_000, 8_000]) {
      const body = `{"locale":"br","title":"Um título","content":{"type":"doc","content":[${nested(depth)}]}}`;
      statuses.push(
        (await editor.call('POST', '/api/admin/posts', undefined, { body, headers: json })).status,
      );
    }
    assertNone(statuses.filter((each) => ![400, 413].includes(each)).map(String), 'Answered');
    return statuses.join(', ');
  });
  await attempt('a form with a thousand fields, and fields named like an object’s own', async () => {
    const fields = Array.from({ length: 1_000 }, (_, n) => `f${n}=x`).join('&');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of [
      fields,
      '__proto__=x&constructor=y&name[a]=1',
      'name=%00&email=%ff',
      `name=${'a'.repeat(900_000)}`,
    ]) {
      const { status } = await nobody(port).call('POST', '/br/contato', undefined, { body, headers: form });
      assert([303, 400, 413].includes(status), `It was answered ${status}.`);
    }
    return 'each refused with a page';
  });
}
