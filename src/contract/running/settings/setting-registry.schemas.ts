import { z } from 'zod';
import { ratesChars, readRates } from '#contract/commerce/earnings/earning-rates.ts';
import {
  type AmazonRegion,
  readCredentials,
  writeCredentials,
} from '#contract/commerce/marketplaces/amazon-credentials.ts';
import { productName } from '#contract/commerce/products/product-name.ts';
import { visitorClasses } from '#contract/readers/crawlers/crawlers.words.ts';
import { limits } from '#contract/site/limits.ts';
import { lineText } from '#contract/site/text.schemas.ts';
import { aiCrawlerSwitchesSchema, pageScriptsSchema, pathPatternsSchema } from './settings.schemas.ts';

interface SettingLine {
  schema: z.ZodType;
  /** What counts where nobody has set anything. */
  fallback: unknown;
  /** Never shown again once it is set. */
  secret?: true;
  /** Readers see something of it: pages that show it are renewed. */
  shown?: true;
}

const nothing = z.literal('');

/** Kept in one spelling, however it was pasted. */
const amazonAccess = (region: AmazonRegion) =>
  z.union([
    nothing,
    z
      .string()
      .max(1_000)
      .refine((text) => readCredentials(region, text))
      .overwrite((text) => {
        const credentials = readCredentials(region, text);
        return credentials ? writeCredentials(credentials) : text;
      }),
  ]);

/** Every setting of the whole site: what it may be, and what it is until somebody sets it. */
export const settingRegistry = {
  site_name: { schema: lineText(limits.settings.siteNameChars), fallback: productName, shown: true },
  /** Where readers' messages go; without it, to the first administrator. */
  contact_email: {
    schema: z.union([nothing, z.email().max(limits.contact.email.max)]),
    fallback: '',
  },
  /** Whom to tell of a hole, for /.well-known/security.txt; without it, the contact page. */
  security_contact: {
    schema: z.union([
      nothing,
      z.email().max(limits.contact.email.max),
      // No spaces of any kind: each line of that file is a statement of its own.
      z
        .url({ protocol: /^https$/ })
        .max(limits.settings.urlChars)
        .regex(/^[!-~]+$/),
    ]),
    fallback: '',
    shown: true,
  },
  /** Whether /test and /test-products are there. */
  test_pages: { schema: z.enum(['on', 'off']), fallback: 'on', shown: true },
  ai_crawlers: {
    schema: aiCrawlerSwitchesSchema.strict(),
    fallback: { 'ai-search': true, 'ai-training': true },
    shown: true,
  },
  /** Who gets pages with their scripts, and where everybody does all the same. */
  page_scripts: {
    schema: pageScriptsSchema.strict(),
    fallback: Object.fromEntries(visitorClasses.map((each) => [each, true])),
    shown: true,
  },
  page_scripts_exceptions: { schema: pathPatternsSchema, fallback: '', shown: true },
  /** What currencies were worth on a day, as an owner typed it: sums over editions are made by it. */
  earning_rates: {
    schema: z.union([
      nothing,
      z
        .string()
        .max(ratesChars)
        .refine((text) => readRates(text) !== undefined),
    ]),
    fallback: '',
  },
  indexnow_key: {
    schema: z.union([nothing, z.string().regex(/^[A-Za-z0-9-]{8,128}$/)]),
    fallback: '',
    secret: true,
  },
  /** Access to Amazon's prices: one for Brazil, Mexico and the United States, one for Italy and Spain. */
  amazon_na: { schema: amazonAccess('na'), fallback: '', secret: true },
  amazon_eu: { schema: amazonAccess('eu'), fallback: '', secret: true },
} as const satisfies Record<string, SettingLine>;

export type SettingKey = keyof typeof settingRegistry;
export type SettingValue<K extends SettingKey> = z.output<(typeof settingRegistry)[K]['schema']>;
export const settingKeys = Object.keys(settingRegistry) as [SettingKey, ...SettingKey[]];

/** Keys to somebody else's house: changing one asks again who is there. */
export const isSecretSetting = (key: string): boolean =>
  settingKeys.some((each) => each === key && 'secret' in settingRegistry[each]);
