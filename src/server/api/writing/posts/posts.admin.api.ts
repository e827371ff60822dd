import type { Api } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { PostStep } from '#contract/writing/posts/posts.admin.schemas.ts';
import {
  presentAdminPost,
  presentDraft,
  presentPostList,
  presentRevision,
  presentRevisionRow,
  type ReadingOf,
} from '#server/domain/writing/posts/desk/desk.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

type Step = { id: number; body?: PostStep | null | undefined };

/** Each edition's titles with the month of its own calendar in them. */
export async function readingsOf({
  editions,
  clock,
}: Pick<Services, 'editions' | 'clock'>): Promise<ReadingOf> {
  const zones = new Map(
    (await editions.listAll()).map(({ locale, timeZone }) => [locale, timeZone] as const),
  );
  const now = clock();
  return (locale) => ({ locale, timeZone: zones.get(locale) ?? 'UTC', now });
}

export function adminPostCalls(services: Services) {
  const { desk, creation, saving, steps, bulk, drafts, revisions, checks, previews } = services.postWriting;
  const readings = () => readingsOf(services);

  /** Every write answers with the post as it is then, for whoever wrote. */
  const show = async (caller: Caller, { id }: { id: number }) =>
    presentAdminPost(await desk.get(caller, id), await readings());

  const taking =
    (action: 'publish' | 'unpublish' | 'unschedule' | 'archive' | 'restore') =>
    async ({ id, body }: Step, caller: Caller) =>
      show(caller, await steps.take(caller, id, action, body ?? {}));

  return {
    listAdminPosts: async (query, caller) =>
      presentPostList(await desk.list(caller, query), await readings()),
    getAdminPost: async ({ id }, caller) => show(caller, { id }),
    createPost: async ({ body }, caller) => show(caller, await creation.create(caller, body)),
    copyPost: async ({ id, body }, caller) => show(caller, await creation.copy(caller, id, body)),
    duplicatePost: async ({ id, body }, caller) => show(caller, await creation.duplicate(caller, id, body)),
    savePost: async ({ id, body }, caller) => show(caller, await saving.save(caller, id, body)),
    trashPost: async ({ id, version }, caller) =>
      show(caller, await steps.take(caller, id, 'trash', { version })),
    restorePost: taking('restore'),
    publishPost: taking('publish'),
    unpublishPost: taking('unpublish'),
    unschedulePost: taking('unschedule'),
    archivePost: taking('archive'),
    schedulePost: async ({ id, body: { at, ...step } }, caller) =>
      show(caller, await steps.take(caller, id, 'schedule', step, new Date(at))),
    changePosts: ({ body }, caller) => bulk.change(caller, body),
    undoPostChanges: ({ body }, caller) => bulk.undo(caller, body.batchId),
    keepPostDraft: async ({ id, body }, caller) => {
      const { draft, post } = await drafts.keep(caller, id, body);
      return presentDraft(draft, post);
    },
    discardPostDraft: async ({ id }, caller) => show(caller, await drafts.discard(caller, id)),
    listPostRevisions: ({ id, cursor }, caller) =>
      presentPart(revisions.list(caller, id, cursor), presentRevisionRow),
    getPostRevision: async ({ id, revisionId }, caller) =>
      presentRevision(await revisions.get(caller, id, revisionId)),
    restorePostRevision: async ({ id, revisionId, body }, caller) =>
      show(caller, await saving.restoreRevision(caller, id, revisionId, body ?? {})),
    previewPost: async ({ id, body }, caller) => {
      const { url, expiresAt } = await previews.open(caller, id, body?.of ?? 'saved');
      return { url, expiresAt: expiresAt.toISOString() };
    },
    checkPost: async ({ id, of }, caller) => ({ items: await checks.look(caller, id, of) }),
  } satisfies Partial<Api>;
}
