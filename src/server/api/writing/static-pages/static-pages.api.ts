import type { Api } from '#contract/all.endpoints.ts';
import { loadPage } from '#i18n/pages/load-page.ts';

/** Texts of the program itself: there is no row to present. */
export const staticPageCalls = () =>
  ({
    getStaticPage: ({ locale, page }) => loadPage(locale, page),
  }) satisfies Partial<Api>;
