import type { Caller } from '#contract/people/accounts/caller.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { PostTextKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { PostRow } from '../posts.queries.ts';
import { findDraft } from '../writing/drafts.queries.ts';
import { findPost } from '../writing/posts.write.queries.ts';
import { createPreviewTokens } from './preview-token.ts';

interface Parts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
}

/** A post as its page would show it now. */
export interface PreviewedPost {
  kind: 'post';
  post: PostRow;
  of: PostTextKind;
  expiresAt: Date;
}
/** A link whose hour is over, or whose post is gone; in whose language to say so, where that is known. */
export interface NoPreview {
  kind: 'none';
  locale: Locale | undefined;
}

export function createPostPreviews({ db, clock, secrets }: Parts) {
  const tokens = createPreviewTokens(secrets, clock);

  /** The post with somebody's unsaved changes in place; its address stays, for that is where its page is. */
  async function withDraft(post: PostRow, actorId: string): Promise<PostRow | undefined> {
    const draft = await findDraft(db, post.id, actorId);
    if (!draft) return undefined;
    const written = { ...post, ...draft.fields, slug: post.slug };
    return { ...written, contentText: documentText(written.content), updatedAt: draft.updatedAt };
  }

  return {
    async open(caller: Caller, id: number, of: PostTextKind): Promise<{ url: string; expiresAt: Date }> {
      const actor = requireRole(caller, 'author');
      const post = await findPost(db, id);
      if (!post || post.trashedAt) throw notFound(`Post ${id}`);
      const draftOf = of === 'draft' ? actor.id : null;
      if (draftOf !== null && !(await findDraft(db, id, draftOf))) throw notFound(`A draft of post ${id}`);
      const { token, expiresAt } = await tokens.write({ postId: id, draftOf, locale: post.locale });
      return { url: otherPaths.previewOf(token), expiresAt };
    },

    async find(token: string): Promise<PreviewedPost | NoPreview> {
      const claim = await tokens.read(token);
      const none: NoPreview = { kind: 'none', locale: claim?.locale };
      if (!claim || claim.isOver || claim.postId === undefined) return none;
      const saved = await findPost(db, claim.postId);
      if (!saved || saved.trashedAt) return none;
      const post = claim.draftOf === null ? saved : await withDraft(saved, claim.draftOf);
      if (!post) return none;
      const publishedAt = post.publishedAt ?? post.scheduledFor ?? clock();
      const of = claim.draftOf === null ? 'saved' : 'draft';
      return { kind: 'post', post: { ...post, publishedAt }, of, expiresAt: claim.expiresAt };
    },
  };
}
