import { expect, test } from 'vitest';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { changesOf, crowdedIn, draftOf, renamed, storedOf, wrongLink } from './author-draft.ts';

const author = {
  name: 'Lia',
  slug: 'lia',
  imageUrl: null,
  words: { br: 'Escreve.' },
  knows: { br: ['casa', 'café'] },
  links: ['https://lia.example/'],
  account: null,
} as unknown as AdminAuthor;

test('what is typed and not changed changes nothing', () => {
  const draft = draftOf(author);
  expect(
    changesOf(draft, { ...draft, name: ' Lia ', knows: { ...draft.knows, br: 'casa\n\n café ' } }),
  ).toEqual({});
  expect(storedOf(draft)).toEqual({
    name: 'Lia',
    slug: 'lia',
    imageUrl: null,
    words: { br: 'Escreve.' },
    knows: { br: ['casa', 'café'] },
    links: ['https://lia.example/'],
    accountId: null,
  });
});

test('only what became another is sent, whole', () => {
  const draft = draftOf(author);
  expect(changesOf(draft, { ...draft, words: { ...draft.words, it: 'Scrive.' }, accountId: 'a1' })).toEqual({
    words: { br: 'Escreve.', it: 'Scrive.' },
    accountId: 'a1',
  });
  expect(changesOf(draft, { ...draft, words: { ...draft.words, br: ' ' } })).toEqual({ words: {} });
});

test('a new address follows the name until somebody writes one', () => {
  const fresh = renamed(draftOf(), 'Zoë Ruiz', true);
  expect(fresh.slug).toBe('zoe-ruiz');
  expect(renamed({ ...fresh, slug: 'zoe' }, 'Zoë R.', true).slug).toBe('zoe');
  expect(renamed(draftOf(author), 'Lia P.', false).slug).toBe('lia');
});

test('what no browser could open, and what is too much, is found', () => {
  const draft = draftOf(author);
  expect(wrongLink(draft)).toBeUndefined();
  expect(wrongLink({ ...draft, links: 'https://a.example/\nlia.example' })).toBe('lia.example');
  expect(crowdedIn(draft)).toBeUndefined();
  expect(crowdedIn({ ...draft, knows: { ...draft.knows, it: 'x\n'.repeat(13) } })).toBe('it');
});
