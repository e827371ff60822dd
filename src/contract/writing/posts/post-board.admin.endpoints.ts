import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { postBoardListSchema, postBoardQuery, postFollowSchema } from './post-board.admin.schemas.ts';
import { adminPostSchema } from './posts.admin.schemas.ts';

export const postBoardEndpoints = defineEndpoints({
  listPostBoard: {
    access: 'viewer',
    cache: 'no-store',
    method: 'GET',
    path: '/api/admin/post-board',
    summary: 'Articles, the last touched first, each with what the five editions have of it',
    query: postBoardQuery,
    response: postBoardListSchema,
  },
  followOriginal: {
    access: 'editor',
    cache: 'no-store',
    method: 'POST',
    path: '/api/admin/posts/:id/follow',
    summary: 'Says that a copy has what its original said at a version',
    params: idParams,
    body: postFollowSchema,
    response: adminPostSchema,
  },
});
