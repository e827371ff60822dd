import { z } from 'zod';

/** Every field may be missing, and new ones may come: only what is read is described, and nothing is insisted on. */
const moneySchema = z.object({ amount: z.number(), currency: z.string() });

const listingSchema = z.object({
  price: z
    .object({
      money: moneySchema.nullish(),
      savingBasis: z
        .object({ money: moneySchema.nullish(), savingBasisType: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
  availability: z.object({ type: z.string().nullish() }).nullish(),
  condition: z.object({ value: z.string().nullish() }).nullish(),
  dealDetails: z.object({ accessType: z.string().nullish() }).nullish(),
  isBuyBoxWinner: z.boolean().nullish(),
  violatesMAP: z.boolean().nullish(),
  type: z.string().nullish(),
});
export type Listing = z.output<typeof listingSchema>;

/** More than a shop ever lists; what stands behind them is not looked at. */
const LISTINGS = 50;

export const itemSchema = z.object({
  asin: z.string(),
  detailPageURL: z.string().nullish(),
  offersV2: z
    .object({
      listings: z.preprocess(
        (value) => (Array.isArray(value) ? value.slice(0, LISTINGS) : value),
        z.array(listingSchema).nullish(),
      ),
    })
    .nullish(),
});
export type CreatorsItem = z.output<typeof itemSchema>;

const itemsSchema = z.object({ items: z.array(z.unknown()).nullish() }).nullish();

/** Amazon's own page writes `itemResults` where the service sends `itemsResult`. */
export const answerSchema = z
  .object({ itemsResult: itemsSchema, itemResults: itemsSchema, errors: z.array(z.unknown()).nullish() })
  .refine(({ itemsResult, itemResults, errors }) => itemsResult ?? itemResults ?? errors, 'nothing known');

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().catch(3_600),
});

/** Bodies are flat; older habits of the same house are understood too. */
export const errorSchema = z
  .object({
    type: z.string().nullish(),
    __type: z.string().nullish(),
    reason: z.string().nullish(),
    error: z.string().nullish(),
    retryAfterSeconds: z.number().nullish(),
    fieldList: z.array(z.object({ name: z.string().nullish() })).nullish(),
    errors: z.array(z.object({ code: z.string().nullish(), reason: z.string().nullish() })).nullish(),
  })
  .catch({});
export type ErrorBody = z.output<typeof errorSchema>;
