import type { Api } from '#contract/all.endpoints.ts';
import { presentComment } from '#server/domain/writing/posts/together/together.presenter.ts';
import type { Services } from '#server/services.ts';
import type { adminPostCalls } from './posts.admin.api.ts';

/** Steps between people answer with the post, as every step does. */
export const postCommentCalls = (
  { postWriting: { together } }: Services,
  { getAdminPost }: Pick<ReturnType<typeof adminPostCalls>, 'getAdminPost'>,
) =>
  ({
    listPostComments: async ({ id }, caller) => ({
      items: (await together.comments(caller, id)).map(presentComment),
    }),
    commentOnPost: async ({ id, body }, caller) => ({
      items: (await together.comment(caller, id, body.text)).map(presentComment),
    }),
    handPostIn: async ({ id, body }, caller) => {
      await together.handIn(caller, id, body.text);
      return getAdminPost({ id }, caller);
    },
    handPostBack: async ({ id, body }, caller) => {
      await together.handBack(caller, id, body.text);
      return getAdminPost({ id }, caller);
    },
    attendPost: async ({ id }, caller) => ({
      others: (await together.attend(caller, id)).map(({ name }) => ({ name })),
    }),
  }) satisfies Partial<Api>;
