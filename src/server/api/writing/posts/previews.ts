import type { Edition } from '#contract/running/editions/editions.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { presentEdition } from '#server/domain/running/editions/editions.presenter.ts';
import type { Services } from '#server/services.ts';
import { createPostPages } from './post-page.ts';

/** What the preview of a post is rendered from. */
export interface Preview {
  kind: 'post';
  post: Post;
  edition: Edition;
  /** With changes that nobody has saved. */
  isUnsaved: boolean;
  expiresAt: Date;
}

export type FindPreview = (token: string) => Promise<Preview | { kind: 'none'; locale: Locale | undefined }>;

/** Not a call of the API: only the page renderer asks, with the token from a link. */
export function createPreviews(services: Services, renderContent: RenderContent): FindPreview {
  const { postWriting, editions } = services;
  const pageOfPost = createPostPages(services, renderContent);
  return async (token) => {
    const found = await postWriting.previews.find(token);
    if (found.kind === 'none') return found;
    const { post, of, expiresAt } = found;
    const [page, edition] = await Promise.all([pageOfPost(post), editions.getEdition(post.locale)]);
    return {
      kind: 'post',
      post: page,
      edition: presentEdition(edition),
      isUnsaved: of === 'draft',
      expiresAt,
    };
  };
}
