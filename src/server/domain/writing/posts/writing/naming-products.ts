import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import { replaceProduct } from '#contract/writing/content/content-products.ts';
import type { Db } from '#db/open.ts';
import type { PostRow } from '../posts.queries.ts';
import { carryDrafts, lockDraftsNaming, upsertDraft } from './drafts.queries.ts';
import { fieldsOf } from './post-fields.ts';
import { listPostsNaming, lockPosts } from './posts.write.queries.ts';
import { storedText } from './stored-text.ts';
import { writePost } from './write-post.ts';

/** Posts whose text names a product, those in the trash too. */
export const postsNaming = (db: Db, productId: number): Promise<PostRow[]> => listPostsNaming(db, productId);

/** One product in the place of another, by whom and when. */
export interface ProductSwap {
  from: number;
  to: number;
  actor: Actor;
  now: Date;
  batchId: number;
}

/** In every post that names it, as a save of each. What authors have typed and not saved yet would bring it back. */
export async function replaceInPosts(
  tx: Db,
  { from, to, actor, now, batchId }: ProductSwap,
  zoneOf: (locale: Locale) => string,
): Promise<void> {
  const found = await listPostsNaming(tx, from);
  const locked = await lockPosts(
    tx,
    found.map(({ id }) => id),
  );
  for (const post of locked) {
    const { id, locale, version } = post;
    const fields = { ...fieldsOf(post), content: replaceProduct(post.content, from, to) };
    const text = storedText(fields, { locale, timeZone: zoneOf(locale), now });
    const written = await writePost(tx, actor, now, post, {
      set: { ...text, updatedAt: now, updatedBy: actor.name },
      action: 'updated',
      revision: 'saved',
      details: { fields: ['content'], replaced: { from, to } },
      batchId,
    });
    await carryDrafts(tx, id, version, written.version);
  }
  for (const draft of await lockDraftsNaming(tx, from)) {
    const { content } = draft.fields;
    if (!content) continue;
    await upsertDraft(tx, {
      ...draft,
      fields: { ...draft.fields, content: replaceProduct(content, from, to) },
    });
  }
}
