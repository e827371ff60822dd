import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminPost, PostDraft } from '#contract/writing/posts/posts.admin.schemas.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { PostBackup } from './post-backup.ts';
import type { PostCalls, SavedChanges } from './post-calls.ts';
import { PostSession } from './post-session.ts';

const document = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

const post = (part: Partial<AdminPost> = {}): AdminPost =>
  ({
    id: 7,
    locale: 'br',
    title: 'Cadeiras',
    slug: 'cadeiras',
    excerpt: '',
    content: document('texto'),
    imageUrl: null,
    imageAlt: '',
    categoryId: null,
    keyword: '',
    author: 'Ana',
    status: 'draft',
    trashedAt: null,
    publishedAt: null,
    version: 3,
    draft: null,
    ...part,
  }) as AdminPost;

/** A server that keeps one post, and may be told to have been visited by somebody else. */
class Server implements PostCalls {
  post: AdminPost;
  saves: SavedChanges[] = [];
  taken = new Set<string>();
  constructor(first: AdminPost) {
    this.post = first;
  }
  load = async () => this.post;
  save = async (given: SavedChanges) => {
    if (given.version !== this.post.version) throw new ApiError(409, '');
    if (given.changes.slug && this.taken.has(given.changes.slug)) {
      const error = { code: 'invalid_input', message: 'Confira.', fields: { slug: 'Já existe.' } };
      throw new ApiError(400, JSON.stringify({ error }));
    }
    this.saves.push(given);
    const draft = given.autosave ? this.post.draft : null;
    this.post = { ...this.post, ...given.changes, draft, version: this.post.version + 1 } as AdminPost;
    return this.post;
  };
  keepApart = async ({ changes, version }: Omit<SavedChanges, 'autosave'>): Promise<PostDraft> => {
    const outdated = version !== this.post.version;
    const draft = { fields: changes, baseVersion: version, outdated, updatedAt: '' } as PostDraft;
    this.post = { ...this.post, draft };
    return draft;
  };
  discardDraft = async () => {
    this.post = { ...this.post, draft: null };
    return this.post;
  };
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

function begin(first = post(), server = new Server(first)) {
  const session = new PostSession(first, server, new PostBackup('ana', first.id));
  return { session, server };
}

describe('writing a draft', () => {
  test('saves what was typed on the version that was read, and goes on from the next', async () => {
    const { session, server } = begin();
    session.change({ excerpt: 'um' });
    await session.flush();
    session.change({ excerpt: 'dois' });
    await session.flush();
    expect(server.saves.map(({ version, changes, autosave }) => [version, changes, autosave])).toEqual([
      [3, { excerpt: 'um' }, true],
      [4, { excerpt: 'dois' }, true],
    ]);
    expect(session.getState().fields.excerpt).toBe('dois');
  });

  test('lets its address go with its title until somebody chooses one', async () => {
    const { session, server } = begin();
    server.taken = new Set(['mesas', 'mesas-2']);
    session.change({ title: 'Mesas' });
    session.titleDone();
    await session.flush();
    expect(server.post.slug).toBe('mesas-3');
    session.change({ slug: 'minha-mesa' });
    session.change({ title: 'Camas' });
    session.titleDone();
    await session.flush();
    expect(server.post).toMatchObject({ title: 'Camas', slug: 'minha-mesa' });
  });

  test('keeps an address that readers know', async () => {
    const { session } = begin(post({ publishedAt: '2026-01-01T00:00:00.000Z' }));
    session.change({ title: 'Mesas' });
    session.titleDone();
    expect(session.getState().fields.slug).toBe('cadeiras');
  });

  test('sends no address that cannot be one, and saves the rest where one is refused', async () => {
    const { session, server } = begin();
    server.taken = new Set(['ocupado']);
    session.change({ slug: 'Não é!' });
    session.change({ slug: 'admin' });
    expect(session.isDirty).toBe(false);
    session.change({ slug: 'ocupado', keyword: 'sofá' });
    await session.flush();
    expect(server.post).toMatchObject({ slug: 'cadeiras', keyword: 'sofá' });
    expect(session.getState().problems).toEqual({ slug: 'Já existe.' });
    session.change({ slug: 'livre' });
    expect(session.getState().problems).toEqual({});
  });

  test('stops where somebody else has changed the text, and saves what a person decides', async () => {
    const { session, server } = begin();
    server.post = post({ version: 4, excerpt: 'deles', keyword: 'deles' });
    session.change({ excerpt: 'meu', keyword: 'meu' });
    await session.flush();
    expect(session.getState()).toMatchObject({ save: { name: 'conflict' }, conflict: { version: 4 } });
    expect(server.saves).toEqual([]);
    expect(await session.resolve(['excerpt'])).toEqual({ keyword: 'meu' });
    expect(server.post).toMatchObject({ version: 5, excerpt: 'meu', keyword: 'deles' });
    expect(session.getState()).toMatchObject({ conflict: undefined, epoch: 1, fields: { keyword: 'deles' } });
    session.recover({ keyword: 'meu' });
    await session.flush();
    expect(server.post.keyword).toBe('meu');
  });

  test('goes on where somebody else has only published it: what is typed is kept apart from then on', async () => {
    const { session, server } = begin();
    server.post = post({ version: 4, status: 'published' });
    session.change({ excerpt: 'meu' });
    await session.flush();
    expect(server.saves).toEqual([]);
    expect(server.post).toMatchObject({ excerpt: '', draft: { fields: { excerpt: 'meu' }, baseVersion: 4 } });
  });

  test('in the trash waits until it is out of it', async () => {
    const { session, server } = begin();
    const trashed = post({ version: 4, trashedAt: '2026-01-01T00:00:00.000Z' });
    server.post = trashed;
    session.change({ excerpt: 'meu' });
    await session.flush();
    expect(session.getState().post.trashedAt).not.toBeNull();
    await session.step(async () => {
      server.post = post({ version: 5 });
      return server.post;
    });
    await session.flush();
    expect(server.post).toMatchObject({ version: 6, excerpt: 'meu' });
  });
});

describe('writing what readers see', () => {
  test('keeps it apart, all of it each time, until it is updated', async () => {
    const { session, server } = begin(post({ status: 'published' }));
    session.change({ excerpt: 'a' });
    await session.flush();
    session.change({ keyword: 'b' });
    await session.flush();
    expect(server.post.draft?.fields).toEqual({ excerpt: 'a', keyword: 'b' });
    expect(server.post.version).toBe(3);
    await session.update();
    expect(server.post).toMatchObject({ version: 4, excerpt: 'a', keyword: 'b', draft: null });
  });

  test('is news to them where it was said to be, and only that once', async () => {
    const { session, server } = begin(post({ status: 'published' }));
    for (const news of [true, false]) {
      session.change({ excerpt: `news ${news}` });
      if (news) session.tellReaders(true);
      await session.update();
    }
    expect(server.saves.map(({ forReaders }) => forReaders)).toEqual([true, undefined]);
  });

  test('that was kept apart on an older version is shown beside the newer one', () => {
    const draft = { fields: { excerpt: 'meu' }, baseVersion: 2, outdated: true, updatedAt: '' };
    const { session } = begin(post({ status: 'published', excerpt: 'deles', draft }));
    expect(session.getState()).toMatchObject({ conflict: { excerpt: 'deles' }, fields: { excerpt: 'meu' } });
  });
});

describe('what never reached the server', () => {
  test('is offered back, and forgotten where the server has it after all', async () => {
    const first = begin();
    first.server.save = async () => {
      throw new TypeError('Failed to fetch');
    };
    first.session.change({ excerpt: 'guardado' });
    first.session.finish();
    expect(begin().session.getState().backup).toMatchObject({ version: 3, changes: { excerpt: 'guardado' } });
    expect(begin(post({ excerpt: 'guardado', version: 4 })).session.getState().backup).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('from an older version meets the newer one instead of overwriting it', async () => {
    const { session, server } = begin(post({ version: 5, excerpt: 'deles' }));
    session.recover({ excerpt: 'meu' }, 3);
    await session.flush();
    expect(server.post.excerpt).toBe('deles');
    expect(session.getState().conflict).toMatchObject({ excerpt: 'deles' });
  });
});
