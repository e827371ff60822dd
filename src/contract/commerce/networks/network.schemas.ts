import { z } from 'zod';
import {
  decimalStyles,
  feedDelimiters,
  feedFormats,
  importFields,
} from '#contract/commerce/imports/imports.words.ts';
import { isShopHost } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { limits } from '#contract/site/limits.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { lineText, plainText } from '#contract/site/text.schemas.ts';
import { characterKinds } from './characters.ts';
import { definitionProblems } from './definition-problems.ts';
import { isNetworkId, isNumberKey, isParameterName, isTimeZone } from './names.ts';
import { earningStates, networkFacts, reportFields } from './network.ts';
import { networkLimits as max } from './network-limits.ts';
import { isTrackedPlace } from './tracked-places.ts';

const spelling = {
  characters: z.array(z.enum(characterKinds)).min(1).max(characterKinds.length),
  min: z.int().min(1).max(max.numberChars).optional(),
};
const key = z.string().refine(isNumberKey);

const numberSchema = z.strictObject({
  ...spelling,
  max: z.int().min(1).max(max.numberChars),
  key,
  label: lineText(max.labelChars),
  isHost: z.boolean().optional(),
  required: z.boolean(),
  example: lineText(max.numberChars),
  usual: z.partialRecord(localeSchema, lineText(max.numberChars)).optional(),
});

const parameterName = z.string().refine(isParameterName);
const template = plainText(max.templateChars);

const linkSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('template'),
    template,
    otherForms: z.array(template).max(max.forms).optional(),
  }),
  z.strictObject({
    kind: z.literal('append'),
    parameters: z
      .array(z.strictObject({ name: parameterName, value: plainText(max.valueChars) }))
      .min(1)
      .max(max.parameters),
  }),
  z.strictObject({ kind: z.literal('rewritePath'), from: z.string().max(max.hostChars), to: template }),
  z.strictObject({ kind: z.literal('stored') }),
]);

const subSchema = z.strictObject({
  ...spelling,
  max: z.int().min(1).max(max.subChars),
  params: z.array(parameterName).min(1).max(max.subParams),
  join: z.string().max(1),
});

const column = plainText(max.columnChars).min(1);

export const feedSchema = z.strictObject({
  format: z.enum(feedFormats),
  delimiter: z.enum(feedDelimiters).optional(),
  columns: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('name'), fields: z.partialRecord(z.enum(importFields), column) }),
    z.strictObject({
      by: z.literal('position'),
      fields: z.partialRecord(z.enum(importFields), z.int().min(1).max(300)),
      notRows: z.array(lineText(max.stateChars)).max(max.states),
    }),
  ]),
  constants: z.partialRecord(z.enum(importFields), column).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  decimal: z.enum(decimalStyles),
  minorUnits: z.boolean(),
});

export const reportSchema = z.strictObject({
  fields: z.partialRecord(z.enum(reportFields), column),
  states: z
    .record(lineText(max.stateChars), z.enum(earningStates))
    .refine((states) => Object.keys(states).length <= max.states),
  changes: z.enum(['same_id', 'negative_row']),
  dayOrder: z.enum(['year', 'day', 'month']),
  timeZone: plainText(max.zoneChars).refine(isTimeZone).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  minorUnits: z.boolean().optional(),
});

const exampleSchema = z.strictObject({
  numbers: z
    .record(key, plainText(max.numberChars))
    .refine((numbers) => Object.keys(numbers).length <= 2 * max.numbers),
  shopHosts: z.array(z.string().refine(isShopHost)).max(max.shopHosts),
  destination: plainText(limits.products.urlChars),
  sub: plainText(max.subChars).optional(),
  link: plainText(max.linkChars),
});

/** A network as an owner writes it down; what one part says of another is looked at last. */
export const networkSchema = z
  .strictObject({
    id: z.string().refine(isNetworkId),
    name: lineText(max.nameChars),
    editions: z.array(localeSchema).min(1),
    accountNumbers: z.array(numberSchema).max(max.numbers),
    shopNumbers: z.array(numberSchema).max(max.numbers),
    link: linkSchema,
    sub: subSchema.nullable(),
    trackingPlaces: z.array(z.string().max(max.placeChars).refine(isTrackedPlace)).max(max.places),
    feed: feedSchema.nullable(),
    report: reportSchema.nullable(),
    price: z.strictObject({
      maxAgeHours: z.int().min(1).max(max.maxAgeHours),
      keepsHistory: z.boolean(),
      standsApart: z.boolean(),
    }),
    rel: z
      .array(z.enum(['sponsored', 'nofollow', 'noopener']))
      .min(1)
      .max(3),
    disclosure: z.boolean(),
    notFound: z.array(z.enum(networkFacts)).max(networkFacts.length),
    note: plainText(max.noteChars).optional(),
    examples: z.array(exampleSchema).max(max.examples),
  })
  .superRefine((network, context) => {
    for (const { path, code } of definitionProblems(network))
      context.addIssue({ code: 'custom', path, message: code });
  });
