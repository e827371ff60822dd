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

describe('Amazon’s prices', () => {
  const amazon = useAmazonPrices();

  test('are matched by ASIN and kept in exact minor units, whatever order they come in', async () => {
    const amounts = [8.7, 3490, 19.99, 1e3, 0.01, 1.005, 0, -5, 1.15, 1234567.89];
    for (const [n, amount] of amounts.entries()) amazon.api.items.set(asinOf(n), item(asinOf(n), amount));
    const offers = amounts.map((_, n) => askedOffer(n));
    const found = await amazon.source().ask(pricedEdition, offers, never);
    const price = (n: number) => {
      const finding = found.get(n);
      return finding?.found === 'price' ? finding.price : finding;
    };
    expect([0, 1, 2, 3, 4, 8, 9].map(price)).toEqual([870, 349_000, 1_999, 100_000, 1, 115, 123_456_789]);
    const refused = { found: 'refused', reason: 'bad_amount' };
    expect([5, 6, 7].map(price)).toEqual([refused, refused, refused]);
    expect(amazon.api.calls[0]).toMatchObject({
      marketplace: 'www.amazon.com.br',
      partnerTag: 'vitrinademo-20',
    });
  });

  test('are asked for a second apart, with one token for all', async () => {
    const asked = amazon.source();
    for (const n of [1, 2, 3]) await asked.ask(pricedEdition, [askedOffer(n)], never);
    const gaps = amazon.api.calls.slice(1).map(({ at }, n) => at - (amazon.api.calls[n]?.at ?? 0));
    expect(gaps.every((gap) => gap >= 1_050)).toBe(true);
    expect([amazon.api.calls.length, amazon.api.state.tokenCalls]).toEqual([3, 1]);
  });

  test('of ten, what is in the errors and what is silently absent was not found', async () => {
    for (let n = 1; n <= 7; n += 1) amazon.api.items.set(asinOf(n), item(asinOf(n), n));
    const partial: Answer = (response, asked) =>
      json(200, {
        itemsResult: { items: [...amazon.api.items.values()].reverse() },
        errors: [{ code: 'InvalidParameterValue', message: asinOf(8) }, { code: 'ItemNotAccessible' }],
      })(response, asked);
    amazon.api.answerNext(partial);
    const offers = Array.from({ length: 10 }, (_, n) => askedOffer(n + 1));
    const found = await amazon.source().ask(pricedEdition, offers, never);
    expect([...found.values()].map((each) => each.found)).toEqual([
      ...Array(7).fill('price'),
      ...Array(3).fill('nothing'),
    ]);
  });

  test('all unknown, as errors alone or as a 404, is nothing found and no failure', async () => {
    expect(await amazon.askOne(json(200, { errors: [{ code: 'ItemNotFound' }] }))).toEqual({
      found: 'nothing',
    });
    expect(await amazon.askOne(json(404, { type: 'ResourceNotFoundException' }))).toEqual({
      found: 'nothing',
    });
  });

  test('what has no ASIN is not asked for', async () => {
    const found = await amazon
      .source()
      .ask(pricedEdition, [askedOffer(1, null), askedOffer(2, 'not an asin')], never);
    expect([...found.values()]).toEqual(Array(2).fill({ found: 'refused', reason: 'no_key' }));
    expect(amazon.api.calls).toEqual([]);
  });

  test('too many requests tell how long to wait, where they do', async () => {
    expect(await amazon.problem(answers.throttled())).toEqual(['later', 'throttled']);
    expect(await amazon.problem(answers.throttled({ 'retry-after': '7' }))).toEqual([
      'later',
      'throttled',
      7_000,
    ]);
    const date = new Date(amazon.now + 60_000).toUTCString();
    const [, , until] = await amazon.problem(answers.throttled({ 'retry-after': date }));
    expect(until).toBeGreaterThan(40_000);
    expect(await amazon.problem(answers.throttled({}, { retryAfterSeconds: 3 }))).toEqual([
      'later',
      'throttled',
      3_000,
    ]);
  });

  test.each([
    ['not eligible', answers.notEligible, ['stop', 'not_eligible']],
    [
      'denied',
      json(403, { type: 'AccessDeniedException', reason: 'AuthorizationFailed' }),
      ['stop', 'access_denied'],
    ],
    ['wrong tag', answers.wrongTag, ['stop', 'wrong_tag']],
    ['another 400', json(400, { reason: 'CannotParse' }), ['batch', 'unexpected_answer']],
    ['a 500', json(500, { type: 'InternalServerException' }), ['later', 'unavailable']],
    ['a 502 page', answers.html(502), ['later', 'unavailable']],
    ['an empty 503', answers.html(503, ''), ['later', 'unavailable']],
    ['a page with 200', answers.html(200), ['later', 'unavailable']],
    ['a page with 403', answers.html(403), ['later', 'unavailable']],
    ['a reset', answers.reset, ['later', 'unavailable']],
    ['a reset in the body', answers.resetInBody, ['later', 'unavailable']],
    ['a cut answer', json(200, '{"itemsResult":{"items":['), ['batch', 'unexpected_answer']],
    ['an empty one', json(200, ''), ['batch', 'unexpected_answer']],
    ['null', json(200, 'null'), ['batch', 'unexpected_answer']],
    ['a list', json(200, '[]'), ['batch', 'unexpected_answer']],
    ['items that are none', json(200, { itemsResult: { items: 'x' } }), ['batch', 'unexpected_answer']],
    ['an endless one', answers.endless, ['batch', 'unexpected_answer']],
  ])('%s is a failure of its kind', async (_what, answer, expected) => {
    expect(await amazon.problem(answer)).toEqual(expected);
  });

  test.each([
    ['silence', answers.silence],
    ['a trickle', answers.trickle],
  ])('%s ends at the deadline of the whole call', async (_what, answer) => {
    await amazon.askOne(json(404, {}));
    amazon.deadlineMs = 300;
    expect(await amazon.problem(answer)).toEqual(['later', 'unavailable']);
  });

  test('whoever stops the work gets no failure to tell of', async () => {
    const stopping = new AbortController();
    amazon.api.answerNext(answers.silence);
    const asking = amazon.source().ask(pricedEdition, [askedOffer(1)], stopping.signal);
    setTimeout(() => stopping.abort(), 50);
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('an item of wrong types fails alone', async () => {
    amazon.api.items.set(asinOf(1), item(asinOf(1), '12,34'));
    amazon.api.items.set(asinOf(2), item(asinOf(2), 12.34));
    const found = await amazon.source().ask(pricedEdition, [askedOffer(1), askedOffer(2)], never);
    expect(found.get(1)).toEqual({ found: 'refused', reason: 'malformed' });
    expect(found.get(2)).toMatchObject({ found: 'price', price: 1234 });
  });

  test('additions, another root and items nobody asked for are no trouble', async () => {
    const newer = item(asinOf(1), 10, { isNew: 1, type: 'SOMETHING_NEW', availability: { type: 'ON_MARS' } });
    const answer = json(200, {
      itemResults: { items: [item('B0OTHER001', 5), newer, 'x', null], next: {} },
      x: 1,
    });
    expect(await amazon.askOne(answer)).toEqual({
      found: 'price',
      price: 1000,
      listPrice: null,
      availability: 'unknown',
    });
  });

  test('without access, or with a tag of another region, nothing is asked', async () => {
    expect(await amazon.source().obstacle(pricedEdition)).toBeUndefined();
    expect(await amazon.source().obstacle({ ...pricedEdition, affiliateId: 'vitrinademo-21' })).toBe(
      'no_tag',
    );
    for (const wrong of ['', '3.2 amzn1.application-oa2-client.id amzn1.oa2-cs.v1.secret', '3.1 id secret']) {
      amazon.credentials = wrong;
      expect(await amazon.source().obstacle(pricedEdition)).toBe('no_credentials');
      expect(await amazon.problem()).toEqual(['stop', 'no_credentials']);
    }
    expect([amazon.api.calls.length, amazon.api.state.tokenCalls]).toEqual([0, 0]);
  });
});
