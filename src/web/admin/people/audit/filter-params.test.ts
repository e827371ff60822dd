import { describe, expect, test } from 'vitest';
import { texts } from '#i18n/admin/pt/texts.ts';
import { describeDetails } from './describe-details.ts';
import { auditFilter } from './filter-params.ts';

const filter = (search: string) => auditFilter(new URLSearchParams(search), 'America/Sao_Paulo');

describe('filters of the log', () => {
  test('come from the address', () => {
    expect(filter('actor=a1&action=published&subject=post&edition=mx')).toEqual({
      actor: 'a1',
      action: 'published',
      subject: 'post',
      locale: 'mx',
    });
  });

  test('count days by the calendar of the one who asks, the last one to its end', () => {
    expect(filter('from=2026-11-01&to=2026-11-30')).toEqual({
      from: '2026-11-01T03:00:00.000Z',
      to: '2026-12-01T03:00:00.000Z',
    });
  });

  test('leave out what makes no sense, and the edition that is merely worked on', () => {
    expect(filter('action=danced&subject=moon&edition=fr&from=soon&to=2026-99-99&locale=mx')).toEqual({});
  });
});

describe('details of an entry', () => {
  test('are in words where there are some', () => {
    expect(
      describeDetails(
        {
          why: 'too_many',
          role: 'owner',
          name: { from: '', to: 'Ana' },
          done: true,
          list: [1],
        },
        texts,
      ),
    ).toEqual([
      { name: 'Por quê', value: 'Tentativas demais' },
      { name: 'Papel', value: 'Proprietário' },
      { name: 'Nome', value: 'vazio → Ana' },
      { name: 'done', value: 'Sim' },
      { name: 'list', value: '[1]' },
    ]);
    expect(describeDetails({ to: 'owner', from: 'viewer' }, texts)).toEqual([
      { name: 'Mudança', value: 'Leitor → Proprietário' },
    ]);
    expect(describeDetails(null, texts)).toEqual([]);
  });
});
