import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkSchema } from '#contract/commerce/networks/network.schemas.ts';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { draftProblems } from './draft-problems.ts';
import { asHost, blankDraft, blankNumber, draftOf, linkKinds, type NetworkDraft } from './network-draft.ts';
import { keyOfLabel, networkOf } from './read-draft.ts';

const each = readyMade.map((network) => [network.id, network] as const);
const awin = draftOf(readyMade.find(({ id }) => id === 'awin') ?? ({} as never));
const wrong = (change: Partial<NetworkDraft>) =>
  Object.fromEntries(draftProblems(networkOf({ ...awin, examples: [], ...change })));

describe('a network in the form', () => {
  test.each(each)('%s comes out as it went in, and nothing is wrong with it', (_id, network) => {
    const out = networkOf(draftOf(network));
    expect(out).toEqual(network);
    expect([...draftProblems(out)]).toEqual([]);
  });

  test('an empty form says what is missing, field by field', () => {
    const problems = Object.fromEntries(draftProblems(networkOf(blankDraft())));
    expect(problems).toMatchObject({
      name: 'required',
      id: 'id',
      editions: 'required',
      'accountNumbers.0.label': 'required',
      'accountNumbers.0.key': 'word',
      'accountNumbers.0.example': 'required',
      'link.template': 'required',
      'sub.params': 'required',
    });
  });

  test('a template that would lead elsewhere, or takes no address along, is told at once', () => {
    const template = (text: string) => wrong({ template: text })['link.template'];
    expect(template('https://{merchant}.example/?u={url}')).toBe('host');
    expect(template('https://www.amazon.com/?u={url}')).toBe('host');
    expect(template('https://t.example/?m={merchant}')).toBe('url_once');
    expect(template('https://t.example/?u={url}&x={nobody}')).toBe('unknown_number');
    expect(template('https://t.example/?m={merchant}[&s={sub}]&u={url}')).toBeUndefined();
  });

  test('each list of lines has one field', () => {
    expect(wrong({ places: 'awin1.com\nhttps://x.example' })).toEqual({ trackingPlaces: 'place' });
    expect(wrong({ otherForms: 'https://t.example/?u={url}\nhttp://t.example/' })).toEqual({
      'link.otherForms': 'not_https',
    });
    expect(wrong({ hours: '1,5' })).toEqual({ 'price.maxAgeHours': 'whole_number' });
    expect(wrong({ kind: 'stored', places: '' })).toEqual({ trackingPlaces: 'nothing_tracked' });
  });

  test('files and reports say what they cannot be read without', () => {
    const feed = {
      ...awin.feed,
      by: 'position' as const,
      columns: { name: 'dois', price: '3', currency: '=' },
    };
    expect(wrong({ feed })).toEqual({
      'feed.columns.fields.name': 'whole_number',
      'feed.columns.fields.currency': 'required',
      'feed.columns.fields.ean': 'feed_key',
    });
    const report = { ...awin.report, columns: { day: 'Data' }, timeZone: 'Marte/Base', currency: 'R$' };
    expect(wrong({ report })).toEqual({
      'report.fields.amount': 'report_column',
      'report.timeZone': 'time_zone',
      'report.currency': 'currency',
    });
    expect(wrong({ feed: { ...feed, has: false }, report: { ...report, has: false } })).toEqual({});
  });

  test('an id that is taken, and the word that means a new one, are refused', () => {
    expect(draftProblems(networkOf(awin), ['awin']).get('id')).toBe('taken');
    expect(wrong({ id: 'new' })).toEqual({ id: 'id' });
  });

  test('a number that is a host needs nothing marked', () => {
    const number = {
      ...blankNumber(1),
      key: 'host',
      label: 'Host',
      characters: [],
      example: 'goto.loja.example',
    };
    const template = 'https://{host}/c/{publisher}?u={url}';
    expect(wrong({ template, shopNumbers: [asHost(number, true)] })).toEqual({});
    expect(wrong({ template, shopNumbers: [number] })).toHaveProperty(['shopNumbers.0.characters']);
  });

  test('the word in a template is made of the network’s name for a number', () => {
    expect(keyOfLabel('Publisher ID')).toBe('publisherId');
    expect(keyOfLabel('Código do anúncio')).toBe('codigoDoAnuncio');
    expect(keyOfLabel('2ª chave')).toBe('aChave');
    expect(keyOfLabel('')).toBe('');
  });
});

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'x',
    'https://t.example/?u={url}',
    'https://t.example/{rawUrl}',
    't.example',
    'é"<',
    '0',
    '12',
  ),
  fc.string({ maxLength: 40 }),
);
const change = fc.record(
  {
    name: text.map((name) => name.replaceAll('\0', '')),
    id: text,
    kind: fc.constantFrom(...linkKinds),
    template: text,
    otherForms: text,
    from: text,
    to: text,
    hasSub: fc.boolean(),
    places: text,
    hours: text,
    parameters: fc.array(fc.record({ row: fc.nat(), name: text, value: text }), {
      minLength: 1,
      maxLength: 3,
    }),
    feed: fc.record({
      has: fc.boolean(),
      format: fc.constantFrom('delimited' as const, 'xml' as const),
      delimiter: fc.constantFrom('found' as const, '|' as const),
      by: fc.constantFrom('name' as const, 'position' as const),
      columns: fc.record({ ean: text, price: fc.constantFrom('', '3', '0', '=', '=9'), name: text }),
      notRows: text,
      currency: fc.constantFrom('', 'BRL', 'br', '1'),
      decimal: fc.constant('comma' as const),
      minorUnits: fc.boolean(),
    }),
    report: fc.record({
      has: fc.boolean(),
      columns: fc.record({ day: text, amount: text, sub: text }),
      states: fc.record({ pending: text, approved: text, declined: text, paid: text }),
      changes: fc.constant('same_id' as const),
      dayOrder: fc.constant('day' as const),
      timeZone: fc.constantFrom('', 'UTC', 'Marte'),
      currency: fc.constantFrom('', 'USD', '$'),
      minorUnits: fc.boolean(),
    }),
    sub: fc.record({
      params: text,
      characters: fc.subarray(['digits', 'lower', 'hyphen'] as const).map((kinds) => [...kinds]),
      max: text,
      join: fc.constantFrom('', '-', '.', 'é'),
    }),
  },
  { requiredKeys: [] },
);

test('what the form lets through, the server takes', () => {
  fc.assert(
    fc.property(change, (typed) => {
      const network = networkOf({ ...awin, examples: [], ...typed });
      if (draftProblems(network).size > 0) return;
      expect(networkSchema.safeParse(structuredClone(network)).error?.issues ?? []).toEqual([]);
    }),
  );
});
