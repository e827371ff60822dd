import { describe, expect, test } from 'vitest';
import { changedSearch, messageFilter, openMessageId } from './messages-params.ts';

const params = (search: string) => new URLSearchParams(search);

describe('the inbox’s address', () => {
  test('begins with what is new or read, in every edition', () => {
    expect(messageFilter(params(''))).toEqual({ status: 'inbox' });
    expect(messageFilter(params('locale=mx'))).toEqual({ status: 'inbox' });
  });

  test('names shelf, edition and words, and leaves out what makes no sense', () => {
    expect(messageFilter(params('status=spam&edition=it&q=+peso+'))).toEqual({
      status: 'spam',
      locale: 'it',
      q: 'peso',
    });
    expect(messageFilter(params('status=lost&edition=fr&q=+'))).toEqual({ status: 'inbox' });
  });

  test.each([
    ['message=12', 12],
    ['message=0', undefined],
    ['message=-3', undefined],
    ['message=1e3', undefined],
    ['message=', undefined],
    ['', undefined],
  ])('%s opens %s', (search, id) => {
    expect(openMessageId(params(search))).toBe(id);
  });

  test('changes one thing and keeps the rest', () => {
    expect(changedSearch(params('q=peso&message=3'), { message: '4' })).toBe('q=peso&message=4');
    expect(changedSearch(params('q=peso&message=3'), { message: null })).toBe('q=peso');
  });
});
