import type { Api } from '#contract/all.endpoints.ts';
import { loadPage } from '#i18n/pages/load-page.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';

/** Texts of the program itself: there is no row to present, and nothing that changes but their edition. */
export const staticPageCalls = () =>
  ({
    getStaticPage: ({ locale, page }) => {
      noteSeen(tags.edition(locale));
      return loadPage(locale, page);
    },
  }) satisfies Partial<Api>;
