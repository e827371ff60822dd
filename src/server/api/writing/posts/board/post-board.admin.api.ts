import type { Api } from '#contract/all.endpoints.ts';
import { presentBoardRow } from '#server/domain/writing/posts/board/board.presenter.ts';
import type { Services } from '#server/services.ts';
import { type adminPostCalls, readingsOf } from '../posts.admin.api.ts';

export const postBoardCalls = (
  services: Services,
  { getAdminPost }: Pick<ReturnType<typeof adminPostCalls>, 'getAdminPost'>,
) => {
  const { board } = services.postWriting;
  return {
    listPostBoard: async (query, caller) => {
      const { items, nextCursor } = await board.list(caller, query);
      const of = await readingsOf(services);
      return { items: items.map((row) => presentBoardRow(row, of)), nextCursor };
    },
    followOriginal: async ({ id, body }, caller) => {
      await board.follow(caller, id, body.version);
      return getAdminPost({ id }, caller);
    },
  } satisfies Partial<Api>;
};
