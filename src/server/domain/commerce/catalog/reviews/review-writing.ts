import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { ReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createReviewCreation } from './create.service.ts';
import { createReviewDesk } from './desk.service.ts';
import { createReviewPreviews } from './preview.service.ts';
import { createReviewChecks } from './review-checks.service.ts';
import { createReviewSaving } from './save.service.ts';
import { createReviewSteps } from './steps.service.ts';

interface Parts {
  db: Db;
  clock: Clock;
  secrets: SecretsService;
  reviews: ReviewsService;
  editions: EditionsService;
  products: ProductsService;
}

/** Everything that editors do with reviews; reading them is reviews.service.ts. */
export function createReviewWriting({ db, clock, secrets, editions, products, reviews }: Parts) {
  const checks = createReviewChecks({ db, clock, editions, products });
  return {
    desk: createReviewDesk({ db }),
    creation: createReviewCreation({ db, clock }),
    saving: createReviewSaving({ db, clock }),
    steps: createReviewSteps({ db, clock, checks }),
    checks,
    previews: createReviewPreviews({ db, clock, secrets, reviews }),
  };
}
