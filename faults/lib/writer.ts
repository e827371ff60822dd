import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Owner } from './owner.ts';

const LOCALE = 'br';
const PARAGRAPHS = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const NEW_ONE_IN = 5;
/** Who was refused does not ask again at once. */
const REST_MS = 100;
export const TITLE = 'Prova';

export interface WrittenPost {
  id: number;
  number: number;
  version: number;
}

interface Save {
  method: 'POST' | 'PATCH';
  path: string;
  body: ReturnType<typeof textOf> & { saveId: string; version?: number; locale?: string };
  number: number;
  post: WrittenPost | undefined;
}

/** Title, excerpt and body all say the same number: where two of them differ, half of a save is there. */
const textOf = (number: number, padding = '') => ({
  title: `${TITLE} ${number}`,
  excerpt: `Um resumo da prova ${number}.`,
  content: {
    type: 'doc',
    content: Array.from({ length: PARAGRAPHS }, () => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: `Um parágrafo que pertence à prova ${number} e a nenhuma outra.${padding}` },
      ],
    })),
  },
});

/** The one number that a post says everywhere. */
export function numberIn(post: { title: string; excerpt: string; content: unknown }): number {
  const text = JSON.stringify([post.title, post.excerpt, post.content]);
  const numbers = new Set([...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  assert.equal(numbers.size, 1, `A post is half saved: it says ${[...numbers].join(' and ')}.`);
  return [...numbers][0] ?? Number.NaN;
}

let lastNumber = 0;

interface WriterOptions {
  /** So many letters that nothing can compress are in each text. */
  letters?: number;
}

const lettersOf = (count: number) =>
  randomBytes(count)
    .toString('latin1')
    .replaceAll(/[^a-z]/g, (byte) => LETTERS[byte.charCodeAt(0) % LETTERS.length] ?? '');

/** An editor who saves again as soon as the last save was answered, and who remembers what was acknowledged. */
export function newWriter(owner: Owner, random: () => number, { letters = 0 }: WriterOptions = {}) {
  const posts: WrittenPost[] = [];
  const touched = new Set<WrittenPost>();
  let pending: Save | undefined;
  let acknowledged = 0;

  function nextSave(): Save {
    lastNumber += 1;
    const post = random() * NEW_ONE_IN < 1 ? undefined : posts[Math.floor(random() * posts.length)];
    const fields = {
      ...textOf(lastNumber, lettersOf(Math.ceil(letters / PARAGRAPHS))),
      saveId: randomUUID(),
    };
    return post
      ? {
          method: 'PATCH',
          path: `/api/admin/posts/${post.id}`,
          number: lastNumber,
          post,
          body: { ...fields, version: post.version },
        }
      : {
          method: 'POST',
          path: '/api/admin/posts',
          number: lastNumber,
          post,
          body: { ...fields, locale: LOCALE },
        };
  }

  /** What was under way when there was no answer is asked again under its own name: it counts once. */
  async function save(): Promise<number> {
    pending ??= nextSave();
    const { method, path, body, number, post } = pending;
    const answer = await owner.call(method, path, body);
    if (answer.status !== 200) return answer.status;
    const version = (post?.version ?? 0) + 1;
    assert.equal(answer.body.version, version, `${body.title} was saved more than once.`);
    const saved = post ?? { id: answer.body.id as number, number, version };
    Object.assign(saved, { number, version });
    if (!post) posts.push(saved);
    touched.add(saved);
    acknowledged += 1;
    pending = undefined;
    return 200;
  }

  return {
    posts,
    save,
    acknowledged: () => acknowledged,
    /** Until it is told to stop, or nobody answers any more; answers what was refused. */
    async writeOn(goesOn: () => boolean): Promise<number[]> {
      const refused: number[] = [];
      while (goesOn()) {
        const status = await save().catch((error: unknown) => {
          if (error instanceof assert.AssertionError) throw error;
          return undefined;
        });
        if (status === undefined) break;
        if (status === 200) continue;
        refused.push(status);
        await pause(REST_MS);
      }
      return refused;
    },
    /** Everything that was acknowledged since the last time is there as it was, or as the pending save has it. */
    async check(): Promise<void> {
      for (const known of touched) {
        const found = await owner.ask('GET', `/api/admin/posts/${known.id}`);
        const isLater = pending?.post === known && found.version === known.version + 1;
        const expected = isLater && pending ? pending.number : known.number;
        assert.equal(numberIn(found), expected, `What was saved of post ${known.id} is not there.`);
        assert.equal(found.version, known.version + (isLater ? 1 : 0));
      }
      touched.clear();
    },
  };
}

export type Writer = ReturnType<typeof newWriter>;
