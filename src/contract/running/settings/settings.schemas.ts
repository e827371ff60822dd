import { z } from 'zod';
import { aiAgents, visitorClasses } from '#contract/readers/crawlers/crawlers.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';

export const settingSchema = z.object({ key: z.string(), value: z.string() });
export type Setting = z.infer<typeof settingSchema>;

/**
 * Under the key `ai_crawlers`: who may read the site, by class, and by name where one of a class is to be treated
 * otherwise. What nobody has forbidden is allowed.
 */
export const aiCrawlerSwitchesSchema = z.object({
  'ai-search': z.boolean().default(true),
  'ai-training': z.boolean().default(true),
  ...Object.fromEntries(aiAgents.map((name) => [name, z.boolean().optional()])),
});
export type AiCrawlerSwitches = { 'ai-search': boolean; 'ai-training': boolean } & {
  [agent: string]: boolean | undefined;
};

/** Under the key `page_scripts`: which crawlers get pages with their scripts. Everybody, until somebody says otherwise. */
export const pageScriptsSchema = z.object(
  Object.fromEntries(visitorClasses.map((each) => [each, z.boolean().default(true)])) as Record<
    (typeof visitorClasses)[number],
    z.ZodDefault<z.ZodBoolean>
  >,
);

const linesOf = (text: string): string[] => [
  ...new Set(text.split('\n').map((line) => line.trim())).difference(new Set([''])),
];

/** Under the key `page_scripts_exceptions`: one address a line, "*" for anything, where all get the scripts. */
export const pathPatternsSchema = z
  .string()
  .overwrite((text) => linesOf(text).join('\n'))
  .max(engineLimits.crawlers.exceptionChars)
  .refine((text) => linesOf(text).every((line) => /^\/[^\s?#]*$/.test(line)));
