import type { Actor } from '#contract/site/roles.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { PostRow } from './posts.queries.ts';

export const isOwn = ({ id }: Pick<Actor, 'id'>, { writerId }: Pick<PostRow, 'writerId'>): boolean =>
  writerId === id;

/** An author writes drafts of their own, until they are handed in; what readers see is for editors. */
export const isWritable = (actor: Actor, post: PostRow): boolean =>
  actor.role !== 'author' || (isOwn(actor, post) && post.status === 'draft' && post.handedInAt === null);

export function assertMayWrite(actor: Actor, post: PostRow): void {
  if (isWritable(actor, post)) return;
  throw new DomainError('forbidden', 'An author writes drafts of their own, until they are handed in.');
}
