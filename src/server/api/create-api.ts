import type { Api } from '#contract/endpoints.ts';
import type { Services } from '#server/services.ts';
import { categoryCalls } from './categories.ts';
import { contactCalls } from './contact.ts';
import { launchCalls } from './launches.ts';
import { localeConfigCalls } from './locale-configs.ts';
import { postCalls } from './posts.ts';
import type { RenderContent } from './render-content.ts';
import { reviewCalls } from './reviews.ts';
import { settingCalls } from './settings.ts';
import { shopLinkCalls } from './shop-links.ts';
import { staticPageCalls } from './static-pages.ts';

/** The contract's API, implemented. The HTTP routes and the page renderer both call this, and nothing else. */
export const createApi = (services: Services, renderContent: RenderContent): Api => ({
  ...settingCalls(services),
  ...staticPageCalls(),
  ...localeConfigCalls(services),
  ...categoryCalls(services),
  ...postCalls(services, renderContent),
  ...reviewCalls(services, renderContent),
  ...launchCalls(services),
  ...shopLinkCalls(services),
  ...contactCalls(services),
});
