import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export const ACCOUNT = { identifier: 'bench', password: 'uma ponte de pedra velha' };
export const accountEnv = { ADMIN_IDENTIFIER: ACCOUNT.identifier, ADMIN_PASSWORD: ACCOUNT.password };
/** What a change may take until every answer has it: the promise. */
const PROMISED_MS = 1_000;
const READERS = 6;
const READER_RESTS_MS = 100;
const EDITOR_RESTS_MS = 1_000;
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** Pages of editions that are open: of these views are counted. */
export const PAGES = ['/br', '/it', '/es', '/mx', '/br/avaliacao', '/it/categorias'];

interface Post {
  id: number;
  version: number;
  slug: string;
}

/** Readers of many pages and an editor who saves one article again and again, all by way of the balancer. */
export async function startLoad(origin: string) {
  const failures: string[] = [];
  const counts = { answers: 0, views: 0, saves: 0, late: 0, newest: 0 };
  /** What was acknowledged, and when. */
  const acknowledged: { number: number; at: number }[] = [];
  let isOver = false;
  let cookie = '';

  async function ask(path: string, init: RequestInit = {}): Promise<string | undefined> {
    const headers = { ...person, 'x-forwarded-for': address(), cookie, ...init.headers };
    counts.answers += 1;
    try {
      const answer = await fetch(origin + path, { ...init, headers });
      const text = await answer.text();
      if (answer.ok) {
        cookie ||= answer.headers
          .getSetCookie()
          .map((each) => each.split(';', 1)[0])
          .join('; ');
        return text;
      }
      failures.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${path}: ${error} ${(error as Error).cause}`);
    }
    return undefined;
  }
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const text = await ask(`/api/admin${path}`, { method, headers, body: JSON.stringify(body) });
    return text === undefined ? undefined : (JSON.parse(text) as Post);
  };
  const textOf = (number: number) => ({
    title: `Relevo ${number}`,
    excerpt: `Um resumo, o de número ${number}, do que foi experimentado em casa.`,
    content: {
      type: 'doc',
      content: Array.from({ length: 6 }, () => ({
        type: 'paragraph',
        content: [{ type: 'text', text: `Um parágrafo inteiro, que pertence ao número ${number}.` }],
      })),
    },
  });

  await call('POST', '/login', ACCOUNT);
  const [category] = JSON.parse((await ask('/api/categories?locale=br')) ?? '[]') as { id: number }[];
  const fields = { locale: 'br', categoryId: category?.id, ...textOf(0), saveId: randomUUID() };
  let post = await call('POST', '/posts', fields);
  if (!post) throw new Error(`Nothing can be written: ${failures}`);
  const published = await call('POST', `/posts/${post.id}/publish`, { version: post.version });
  if (!published) throw new Error(`Nothing can be published: ${failures}`);
  post = { ...post, ...published };
  const article = `/br/${post.slug}`;

  async function edit(): Promise<void> {
    for (let number = 1; !isOver; number += 1) {
      const body = { ...textOf(number), version: post?.version, saveId: randomUUID() };
      const saved = await call('PATCH', `/posts/${post?.id}`, body);
      if (saved && post) {
        post = { ...post, version: saved.version };
        counts.saves += 1;
        counts.newest = number;
        acknowledged.push({ number, at: performance.now() });
      }
      await pause(EDITOR_RESTS_MS);
    }
  }
  async function read(nth: number): Promise<void> {
    for (let turn = nth; !isOver; turn += 1) {
      const path = turn % 2 === 0 ? article : (PAGES[Math.floor(turn / 2) % PAGES.length] ?? '/br');
      const asked = performance.now();
      const page = await ask(path);
      if (page !== undefined) counts.views += 1;
      if (page !== undefined && path === article) {
        const due = acknowledged.findLast(({ at }) => at <= asked - PROMISED_MS)?.number ?? 0;
        const shown = Number(/Relevo (\d+)/.exec(page)?.[1] ?? -1);
        if (shown < due) counts.late += 1;
      }
      await pause(READER_RESTS_MS);
    }
  }
  const running = Promise.all([edit(), ...Array.from({ length: READERS }, (_, nth) => read(nth))]);
  return {
    failures,
    counts,
    post: () => post,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

let readers = 0;
/** Each question comes from somebody else: nobody is refused for asking often. */
function address(): string {
  readers += 1;
  return `10.${(readers >> 16) & 255}.${(readers >> 8) & 255}.${readers & 255}`;
}
