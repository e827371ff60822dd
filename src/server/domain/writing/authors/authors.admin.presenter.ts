import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import type { AdminAuthorFacts } from './authors.admin.facts.ts';

export const presentAdminAuthor = (facts: AdminAuthorFacts): AdminAuthor => {
  const { author, posts, reviews, account } = facts;
  return {
    id: author.id,
    slug: author.slug,
    name: author.name,
    imageUrl: author.imageUrl,
    words: author.words,
    knows: author.knows,
    links: author.links,
    version: author.version,
    posts: { published: posts.published, total: posts.total },
    reviews: { published: reviews.published, total: reviews.total },
    account: account ? { id: account.id, name: account.name } : null,
    aliases: facts.aliases.map(({ slug, merged }) => ({ slug, name: merged?.name ?? null })),
    editions: facts.editions,
    updatedAt: author.updatedAt.toISOString(),
    updatedBy: author.updatedBy,
    mayChange: facts.mayChange,
  };
};
