import type { AmazonCredentials } from '#contract/commerce/marketplaces/amazon-credentials.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import { PriceSourceProblem } from '../../price-source.ts';
import { answerSchema } from './answer.ts';
import { authorizationOf, type CreatorsAddresses } from './credentials.ts';
import { problemOf } from './failures.ts';
import { type PostAnswer, type PostLimits, parseJson, post } from './post.ts';
import { createTokens } from './token.ts';

/** One call holds so many; and so long must lie between two calls. */
export const ITEMS_PER_CALL = 10;
const APART_MS = 1_050;

const resources = ['availability', 'condition', 'dealDetails', 'isBuyBoxWinner', 'price', 'type'].map(
  (part) => `offersV2.listings.${part}`,
);

/** What a product is; asked for only when somebody wants to know. */
const factResources = ['title', 'byLineInfo', 'externalIds'].map((part) => `itemInfo.${part}`);

export interface CreatorsParts {
  credentials: AmazonCredentials;
  addresses: CreatorsAddresses;
  limits: PostLimits;
  clock: Clock;
  wait: Wait;
}

interface ItemsRequest {
  /** www.amazon.it */
  marketplace: string;
  partnerTag: string;
  asins: string[];
  withFacts?: boolean;
}

/** Items as they came, each still to be read; none for what the shop does not know. */
function itemsOf({ status, isJson, text }: PostAnswer): unknown[] {
  if (status === 404) return [];
  const parsed = answerSchema.safeParse(isJson ? parseJson(text) : undefined);
  if (!parsed.success)
    throw new PriceSourceProblem('batch', 'unexpected_answer', 'The answer makes no sense.');
  const { itemsResult, itemResults } = parsed.data;
  return itemsResult?.items ?? itemResults?.items ?? [];
}

/** Amazon's Creators API with one set of credentials, which serves the editions of a region. */
export function createCreatorsClient({ credentials, addresses, limits, clock, wait }: CreatorsParts) {
  const { version } = credentials;
  const tokens = createTokens({ credentials, url: addresses.token[version], limits, clock });
  let freeAt = 0;

  /** Those who come at the same time get places one after the other. */
  async function takeTurn(signal: AbortSignal): Promise<void> {
    const now = clock().getTime();
    const at = Math.max(now, freeAt);
    freeAt = at + APART_MS;
    if (at > now) await wait(at - now, signal);
  }

  async function callOnce(token: string, request: ItemsRequest, signal: AbortSignal): Promise<PostAnswer> {
    await takeTurn(signal);
    const { marketplace, partnerTag, asins, withFacts = false } = request;
    const asked = withFacts ? [...resources, ...factResources] : resources;
    return post(
      {
        url: `${addresses.api}/catalog/v1/getItems`,
        type: 'application/json',
        headers: { authorization: authorizationOf(version, token), 'x-marketplace': marketplace },
        body: JSON.stringify({ partnerTag, itemIds: asins, condition: 'New', resources: asked }),
      },
      limits,
      signal,
    );
  }

  return {
    async getItems(request: ItemsRequest, signal: AbortSignal): Promise<unknown[]> {
      const token = await tokens.get(signal);
      let answer = await callOnce(token, request, signal);
      if (answer.status === 401 && answer.isJson) {
        tokens.drop(token);
        answer = await callOnce(await tokens.get(signal), request, signal);
      }
      const known = answer.status === 200 || (answer.status === 404 && answer.isJson);
      if (!known || !answer.isJson) throw problemOf(answer, clock);
      return itemsOf(answer);
    },
  };
}

export type CreatorsClient = ReturnType<typeof createCreatorsClient>;
