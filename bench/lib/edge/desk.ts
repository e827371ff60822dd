import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT } from '../hand-over/load.ts';

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

interface Post {
  id: number;
  version: number;
  slug: string;
}

/** An editor who saves one article again and again, and a reader of it, by way of what stands in front. */
export async function openDesk(origin: string) {
  let cookie = '';
  async function ask(path: string, method = 'GET', body?: object): Promise<Response> {
    const headers = { ...person, cookie, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const call = async (method: string, path: string, body: object) =>
    (await ask(`/api/admin${path}`, method, body)).json() as Promise<Post>;
  let number = 0;
  const texts = () => ({
    title: `Notícia ${number}`,
    excerpt: `Um resumo, o de número ${number}, do que foi experimentado em casa.`,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Um parágrafo.' }] }],
    },
  });

  // It looks at who serves now and then, and saw them before they were there.
  while (!(await fetch(`${origin}/readyz`)).ok) await pause(100);
  const login = await ask('/api/admin/login', 'POST', ACCOUNT);
  cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const [category] = (await (await ask('/api/categories?locale=br')).json()) as { id: number }[];
  const fields = { locale: 'br', categoryId: category?.id, saveId: randomUUID(), ...texts() };
  let post = await call('POST', '/posts', fields);
  post = { ...post, ...(await call('POST', `/posts/${post.id}/publish`, { version: post.version })) };

  async function save(): Promise<void> {
    number += 1;
    const body = { ...texts(), version: post.version, saveId: randomUUID() };
    const { version } = await call('PATCH', `/posts/${post.id}`, body);
    post = { ...post, version };
  }
  const isNew = async () => {
    const page = await (await fetch(`${origin}/br/${post.slug}`, { headers: person })).text();
    return page.includes(`Notícia ${number}<`);
  };
  /** In milliseconds; nothing takes two minutes. */
  async function untilNew(): Promise<number> {
    const began = performance.now();
    for (;;) {
      const took = performance.now() - began;
      if ((await isNew()) || took > 120_000) return took;
      await pause(5);
    }
  }
  return {
    isNew,
    save,
    untilNew,
    /** In milliseconds, from the answer to the save on. */
    async saveAndSee(): Promise<number> {
      await save();
      return untilNew();
    },
  };
}
