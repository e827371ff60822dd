import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines, useDatabase } from '#test/harness/database.ts';
import { linkPattern } from './link-pattern.ts';
import { readyMade } from './ready-made.ts';
import { shopOfExample } from './try-example.ts';

/** Spaces of every width, signs that end something, and what stands in honest addresses. */
const odd = ['\u00a0', '\u2003', '\ufeff', 'é', '\t', '\n', '\u007f', '\u0001'];
const rest = fc.string({
  unit: fc.oneof({ weight: 9, arbitrary: fc.stringMatching(/^[ -~]$/) }, fc.constantFrom(...odd)),
  maxLength: 12,
});
const hosts = [
  'loja.example',
  'www.awin1.com',
  'meli.la',
  'mercadolivre.com/sec',
  'lojaXexample',
  'ebay.com',
];
const address = fc
  .tuple(fc.constantFrom(...hosts), fc.constantFrom('', '/', '/a?', '#'), rest)
  .map(([host, sign, end]) => `https://${host}${sign}${end}`);

describe.each(engines)('on %s', (engine) => {
  const database = useDatabase(engine);

  test('the pattern of a link means the same as here', async () => {
    const addresses = fc.sample(address, { numRuns: 1_500, seed: 28 });
    let matched = 0;
    for (const network of readyMade) {
      const [example] = network.examples;
      const pattern =
        example && linkPattern(network, { ...shopOfExample(example), hosts: ['loja.example', 'ebay.com'] });
      if (!pattern) throw new Error(`${network.id} has no pattern`);
      const { rows } = await database().db.execute(
        sql`SELECT address FROM jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) AS address WHERE address ~ ${pattern.source}`,
      );
      const here = addresses.filter((each) => pattern.test(each));
      matched += here.length;
      expect(rows.map((row) => row.address)).toEqual(here);
    }
    expect(matched).toBeGreaterThan(500);
  });
});
