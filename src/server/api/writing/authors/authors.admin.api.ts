import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminAuthor } from '#server/domain/writing/authors/authors.admin.presenter.ts';
import type { Services } from '#server/services.ts';

export const adminAuthorCalls = ({ adminAuthors }: Services) =>
  ({
    listAdminAuthors: async (_input, caller) => ({
      items: (await adminAuthors.list(caller)).map(presentAdminAuthor),
      nextCursor: null,
    }),
    listBylines: async (_input, caller) => ({
      items: await adminAuthors.listBylines(caller),
      nextCursor: null,
    }),
    createAuthor: async ({ body }, caller) => presentAdminAuthor(await adminAuthors.create(caller, body)),
    changeAuthor: async ({ id, body }, caller) =>
      presentAdminAuthor(await adminAuthors.change(caller, id, body)),
    takeByline: async ({ id, body }, caller) =>
      presentAdminAuthor(await adminAuthors.takeByline(caller, id, body.line)),
    mergeAuthor: async ({ id, body }, caller) =>
      presentAdminAuthor(await adminAuthors.merge(caller, id, body.into)),
    splitAuthor: async ({ id, body }, caller) =>
      presentAdminAuthor(await adminAuthors.split(caller, id, body.slug)),
    deleteAuthor: async ({ id }, caller) => ({
      deleted: true,
      kept: await adminAuthors.remove(caller, id),
    }),
  }) satisfies Partial<Api>;
