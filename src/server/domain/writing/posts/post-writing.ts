import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createPostBoard } from './board/board.service.ts';
import { createPostChecks } from './checks/checks.service.ts';
import { createPostDesk } from './desk/desk.service.ts';
import { createInnerLinks } from './inner-links/inner-links.service.ts';
import { createLinkSuggestions } from './inner-links/suggestions.service.ts';
import type { PostsService } from './posts.service.ts';
import { createPostPreviews } from './preview/preview.service.ts';
import { createPostTogether } from './together/together.service.ts';
import { createPostBulk } from './writing/bulk.service.ts';
import { createPostCreation } from './writing/create.service.ts';
import { createPostDrafts } from './writing/drafts.service.ts';
import { createPostRevisions } from './writing/revisions.service.ts';
import { createPostSaving } from './writing/save.service.ts';
import { createPostSteps } from './writing/steps.service.ts';
import { createPostUpkeep } from './writing/upkeep.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
  editions: EditionsService;
  categories: CategoriesService;
  products: ProductsService;
  posts: PostsService;
}

/** Everything that editors do with posts; reading them is posts.service.ts. */
export function createPostWriting({ db, clock, secrets, editions, categories, products, posts }: Parts) {
  const checks = createPostChecks({ db, clock, editions, products });
  return {
    desk: createPostDesk({ db, posts }),
    board: createPostBoard({ db, clock, editions, posts }),
    creation: createPostCreation({ db, clock, editions, checks }),
    saving: createPostSaving({ db, clock, editions }),
    steps: createPostSteps({ db, clock, checks }),
    bulk: createPostBulk({ db, clock, categories, checks }),
    drafts: createPostDrafts({ db, clock }),
    revisions: createPostRevisions({ db }),
    checks,
    previews: createPostPreviews({ db, clock, secrets }),
    innerLinks: createInnerLinks({ db }),
    linkSuggestions: createLinkSuggestions({ db }),
    together: createPostTogether({ db, clock }),
    upkeep: createPostUpkeep({ db, clock }),
  };
}
