import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import {
  handingSchema,
  newCommentSchema,
  postCommentListSchema,
  presenceSchema,
} from './post-comments.admin.schemas.ts';
import { adminPostSchema } from './posts.admin.schemas.ts';

const of = { params: idParams, cache: 'no-store' } as const;

/** What authors and editors say to each other about a post, and the post's way between them. */
export const postCommentEndpoints = defineEndpoints({
  listPostComments: {
    ...of,
    method: 'GET',
    path: '/api/admin/posts/:id/comments',
    summary: 'What was said about a post, oldest first',
    access: 'author',
    response: postCommentListSchema,
  },
  commentOnPost: {
    ...of,
    method: 'POST',
    path: '/api/admin/posts/:id/comments',
    summary: 'Says something about a post to those who work on it',
    access: 'writer',
    body: newCommentSchema,
    response: postCommentListSchema,
  },
  handPostIn: {
    ...of,
    method: 'POST',
    path: '/api/admin/posts/:id/hand-in',
    summary: 'Hands a draft to the editors; its author writes on when it comes back',
    access: 'writer',
    body: handingSchema,
    response: adminPostSchema,
  },
  handPostBack: {
    ...of,
    method: 'POST',
    path: '/api/admin/posts/:id/hand-back',
    summary: 'Gives a draft back to its author, with what there is to do; authors take their own back',
    access: 'writer',
    body: handingSchema,
    response: adminPostSchema,
  },
  attendPost: {
    ...of,
    method: 'POST',
    path: '/api/admin/posts/:id/presence',
    summary: 'Says that the caller has a post open, and answers who else has',
    access: 'author',
    response: presenceSchema,
  },
});
