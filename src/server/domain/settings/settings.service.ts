import { productName } from '#contract/product-name.ts';
import { type AiCrawlerSwitches, aiCrawlerSwitchesSchema } from '#contract/settings.ts';
import type { Db } from '#db/open.ts';
import { findSetting } from './settings.queries.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function createSettingsService({ db }: { db: Db }) {
  return {
    /** The site's name; the product's own where nobody has set one. */
    async getSiteName(): Promise<{ key: string; value: string }> {
      return (await findSetting(db, 'site_name')) ?? { key: 'site_name', value: productName };
    },

    /** Which AI crawlers may read the site; all of them where nobody has said otherwise, or not legibly. */
    async getAiCrawlers(): Promise<AiCrawlerSwitches> {
      const stored = parseJson((await findSetting(db, 'ai_crawlers'))?.value ?? '{}');
      const parsed = aiCrawlerSwitchesSchema.safeParse(stored);
      return parsed.success ? parsed.data : aiCrawlerSwitchesSchema.parse({});
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
