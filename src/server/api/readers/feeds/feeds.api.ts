import type { Locale } from '#contract/site/locales.ts';
import type { RenderContent } from '#server/api/render-content.ts';
import { type FeedFormat, presentFeed } from '#server/domain/readers/feeds/feeds.presenter.ts';
import type { Services } from '#server/services.ts';

/** Feeds are no calls of the contract's, but made like them: a service, a presenter, and how bodies look. */
export const feedCall =
  ({ feeds }: Services, renderBody: RenderContent, publicUrl: string) =>
  async (locale: Locale, format: FeedFormat): Promise<string> =>
    presentFeed(await feeds.getFeed(locale), { format, publicUrl, renderBody });
