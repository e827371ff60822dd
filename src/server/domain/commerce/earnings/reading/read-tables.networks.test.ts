import { describe, expect, test } from 'vitest';
import { readyMade } from '#contract/commerce/networks/ready-made.ts';
import { examples } from '#test/harness/data/network-reports.ts';
import { lookAt, readReport } from '#test/harness/data/read-reports.ts';

describe('a report of', () => {
  test.each(Object.entries(examples))('%s is recognised and read by its definition', async (id, example) => {
    const { rows, problems, source } = await readReport(example.report);
    expect([source, problems]).toEqual([id, []]);
    expect(
      rows.map(({ id: own, day, state, earned, currency, subId }) => [
        own,
        day,
        state,
        earned,
        currency,
        subId,
      ]),
    ).toEqual(example.rows);
  });

  test('every network with columns has an example', () => {
    const named = readyMade.filter(({ report }) => report?.fields.amount).map(({ id }) => id);
    expect(Object.keys(examples).sort()).toEqual(named.sort());
  });

  test('another account, an unknown state and a day that nobody has are told row by row', async () => {
    const report = examples.awin?.report ?? '';
    const { problems } = await readReport(report.replace('"deleted"', '"lost"'), { publishers: ['999'] });
    expect(problems.map(({ line, field, problem, value }) => [line, field, problem, value])).toEqual([
      [1, 'publisher', 'other_publisher', '123456'],
      [2, 'state', 'unknown_state', 'lost'],
      [2, 'publisher', 'other_publisher', '123456'],
    ]);
  });

  test('objects by lines, and a list that is empty', async () => {
    const lines = JSON.parse(examples.awin?.report ?? '').map((each: object) => JSON.stringify(each));
    expect((await readReport(lines.join('\n'))).rows).toHaveLength(2);
    await expect(lookAt('[]')).rejects.toMatchObject({ code: 'empty' });
    await expect(lookAt('{"results": []}')).rejects.toMatchObject({ code: 'empty' });
    await expect(lookAt('{"results": [')).rejects.toMatchObject({ code: 'damaged' });
  });

  test('nobody known leaves its columns to be said', async () => {
    const [table] = await lookAt('Wann;Wieviel;Woher\n01.10.2026;1,20;x');
    expect(table).toMatchObject({ source: null, kind: 'unknown', header: ['Wann', 'Wieviel', 'Woher'] });
  });
});
