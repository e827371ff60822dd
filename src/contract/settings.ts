import { z } from 'zod';

export const settingSchema = z.object({ key: z.string(), value: z.string() });
export type Setting = z.infer<typeof settingSchema>;

/** Under the key `ai_crawlers`: which classes may read the site. What nobody has forbidden is allowed. */
export const aiCrawlerSwitchesSchema = z.object({
  'ai-search': z.boolean().default(true),
  'ai-training': z.boolean().default(true),
});
export type AiCrawlerSwitches = z.infer<typeof aiCrawlerSwitchesSchema>;
