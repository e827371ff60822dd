import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { adminPostEndpoints } from '#contract/writing/posts/posts.admin.endpoints.ts';
import { oneEngine } from '#test/harness/database.ts';
import { type Person, sound, useAdminApp } from '#test/harness/people/admin.ts';

/** What a viewer may ask for; a preview shows, and changes nothing. */
const reading = [
  'listAdminPosts',
  'getAdminPost',
  'listPostRevisions',
  'getPostRevision',
  'checkPost',
  'previewPost',
];
const bodies: Record<string, object> = {
  createPost: { locale: 'br', title: 'x' },
  changePosts: { ids: [1], action: 'archive' },
  undoPostChanges: { batchId: 1 },
  savePost: { version: 1, title: 'y' },
  schedulePost: { at: '2027-01-01T00:00:00Z' },
  copyPost: { locale: 'mx' },
  duplicatePost: { title: 'Outro' },
  keepPostDraft: { baseVersion: 1, title: 'z' },
};

describe.each(oneEngine)('who may do what to posts on %s', (engine) => {
  const site = useAdminApp(engine);
  const table = Object.entries<Endpoint>(adminPostEndpoints);
  const ask = async (person: Person | 'nobody', name: string, { method, path }: Endpoint) => {
    const { body: post } = await site().call('editor', 'POST', '/posts', { locale: 'br', ...sound('Papel') });
    const [revision] = (await site().call('editor', 'GET', `/posts/${post.id}/revisions`)).body.items;
    const address = path
      .replace(':id', post.id)
      .replace(':revisionId', revision.id)
      .replace('/api/admin', '');
    const { status } = await site().call(person as Person, method, address, bodies[name]);
    const { body: after } = await site().call('viewer', 'GET', `/posts/${post.id}`);
    return { status, changed: after.version !== post.version || after.draft !== null };
  };

  test.each(table)(
    '%s: a stranger never, a viewer to read, an editor and an owner',
    async (name, endpoint) => {
      expect(await ask('nobody', name, endpoint)).toEqual({ status: 401, changed: false });
      const viewer = await ask('viewer', name, endpoint);
      expect(viewer).toEqual({ status: reading.includes(name) ? 200 : 403, changed: false });
      for (const person of ['editor', 'owner'] as const) {
        // Nothing was done in bulk that could be undone.
        expect((await ask(person, name, endpoint)).status).toBe(name === 'undoPostChanges' ? 404 : 200);
      }
    },
  );

  test('speaks to administrators in the language they read', async () => {
    const refusal = async (lang: string) => {
      const { app } = site();
      const headers = { 'x-test-person': 'viewer' };
      const answer = await app.inject({
        method: 'DELETE',
        url: `/api/admin/posts/1?locale=it&${lang}`,
        headers,
      });
      return answer.json().error.message;
    };
    expect(await refusal('lang=en')).toBe('You do not have permission to do that.');
    expect(await refusal('lang=pt')).toBe('Você não tem permissão para fazer isso.');
    expect(await refusal('')).toBe(await refusal('lang=xx'));
  });
});
