import { describe, expect, test } from 'vitest';
import {
  asinOf,
  askedOffer,
  never,
  pricedEdition,
  useAmazonPrices,
} from '#test/harness/data/amazon-prices.ts';
import type { Answer } from '#test/harness/servers/creators-answers.ts';
import * as answers from '#test/harness/servers/creators-answers.ts';

const { item, json } = answers;

describe('a token for Amazon’s prices', () => {
  const amazon = useAmazonPrices();

  test('ten that come at once share one request for a token, and get turns of their own', async () => {
    const asked = amazon.source();
    await Promise.all(Array.from({ length: 10 }, (_, n) => asked.ask(pricedEdition, [askedOffer(n)], never)));
    expect([amazon.api.calls.length, amazon.api.state.tokenCalls]).toEqual([10, 1]);
  });

  test.each([
    ['2.1', /^Bearer Atc\|token-\d+, Version 2\.1$/],
    ['3.1', /^Bearer Atc\|token-\d+$/],
    ['v3.1', /^Bearer Atc\|token-\d+$/],
  ])('are asked for in the form of credentials %s', async (version, header) => {
    amazon.credentials = `${version} amzn1.application-oa2-client.id amzn1.oa2-cs.v1.secret`;
    amazon.api.items.set(asinOf(1), item(asinOf(1), 10));
    expect(await amazon.askOne()).toMatchObject({ found: 'price', price: 1000 });
    expect(amazon.api.calls[0]?.authorization).toMatch(header);
  });

  test('a token is renewed half a minute before it ends; one without an end lasts an hour', async () => {
    const asked = amazon.source();
    const ask = () => asked.ask(pricedEdition, [askedOffer(1)], never);
    await ask();
    amazon.now += 3_560_000;
    await ask();
    expect(amazon.api.state.tokenCalls).toBe(1);
    amazon.now += 20_000;
    await ask();
    expect(amazon.api.state.tokenCalls).toBe(2);
  });

  test('a token that lives for seconds is used for half of them, and not asked for with each call', async () => {
    const short =
      (life: object): Answer =>
      (response, asked) => {
        amazon.api.state.valid = 'Atc|short';
        json(200, { access_token: 'Atc|short', ...life })(response, asked);
      };
    amazon.api.answerTokensNext(short({ expires_in: 5 }), short({}));
    const asked = amazon.source();
    for (const n of [1, 2, 3]) await asked.ask(pricedEdition, [askedOffer(n)], never);
    expect(amazon.api.state.tokenCalls).toBe(1);
    amazon.now += 3_000;
    await asked.ask(pricedEdition, [askedOffer(4)], never);
    amazon.now += 3_000_000;
    await asked.ask(pricedEdition, [askedOffer(5)], never);
    expect(amazon.api.state.tokenCalls).toBe(2);
  });

  test('no token, no loop: wrong credentials and an answer without a token end it', async () => {
    for (const status of [400, 401]) {
      amazon.api.answerTokensNext(
        json(status, { error: 'invalid_client', error_description: 'amzn1.oa2-cs.v1.secret' }),
      );
      expect(await amazon.problem()).toEqual(['stop', 'credentials_refused']);
    }
    amazon.api.answerTokensNext(json(200, { token_type: 'bearer' }));
    expect(await amazon.problem()).toEqual(['stop', 'unexpected_answer']);
    amazon.api.answerTokensNext(answers.html(503));
    expect(await amazon.problem()).toEqual(['later', 'unavailable']);
    expect([amazon.api.calls.length, amazon.api.state.tokenCalls]).toEqual([0, 4]);
  });

  test('an expired token is renewed once and the call repeated once', async () => {
    amazon.api.items.set(asinOf(1), item(asinOf(1), 10));
    expect(await amazon.askOne(answers.expired)).toMatchObject({ found: 'price' });
    expect([amazon.api.calls.length, amazon.api.state.tokenCalls]).toEqual([2, 2]);
    expect(await amazon.problem(answers.expired, answers.expired)).toEqual(['stop', 'credentials_refused']);
    expect(amazon.api.calls.length).toBe(4);
  });
});
