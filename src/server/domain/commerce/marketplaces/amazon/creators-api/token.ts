import type { AmazonCredentials } from '#contract/commerce/marketplaces/amazon-credentials.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { PriceSourceProblem } from '../../price-source.ts';
import { tokenSchema } from './answer.ts';
import { tokenRequest } from './credentials.ts';
import { problemOf } from './failures.ts';
import { type PostLimits, parseJson, post } from './post.ts';

interface TokenParts {
  credentials: AmazonCredentials;
  url: string;
  limits: PostLimits;
  clock: Clock;
}

/** Renewed so much before it ends, or after half of a life that is shorter: nobody asks for one with every call. */
const EARLY_SECONDS = 30;

interface Token {
  value: string;
  until: number;
}

/** One token for all who need it, and one request for it at a time. */
export function createTokens({ credentials, url, limits, clock }: TokenParts) {
  let held: Token | undefined;
  let asking: Promise<Token> | undefined;

  async function ask(signal: AbortSignal): Promise<Token> {
    const answer = await post({ url, ...tokenRequest(credentials) }, limits, signal);
    if (answer.isJson && (answer.status === 400 || answer.status === 401)) {
      throw new PriceSourceProblem('stop', 'credentials_refused', 'The credentials are not accepted.');
    }
    if (answer.status !== 200 || !answer.isJson) throw problemOf(answer, clock);
    const parsed = tokenSchema.safeParse(parseJson(answer.text));
    if (!parsed.success) throw new PriceSourceProblem('stop', 'unexpected_answer', 'There is no token.');
    const { access_token: value, expires_in: seconds } = parsed.data;
    const life = Math.max(seconds - EARLY_SECONDS, seconds / 2);
    return { value, until: clock().getTime() + life * 1000 };
  }

  return {
    async get(signal: AbortSignal): Promise<string> {
      if (held && clock().getTime() < held.until) return held.value;
      asking ??= ask(signal).finally(() => {
        asking = undefined;
      });
      held = await asking;
      return held.value;
    },
    /** After a refusal; a newer token than the refused one stays. */
    drop(refused: string): void {
      if (held?.value === refused) held = undefined;
    },
  };
}
