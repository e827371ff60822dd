import { expect, test } from 'vitest';
import { textFields } from '#contract/writing/replacements/replacements.words.ts';
import { reviewFieldNames } from './reviews.admin.schemas.ts';
import { translatedFields } from './reviews.words.ts';

/** Of a review, in nobody's language: a new field stands here, or among those that are translated. */
const untranslated = ['slug', 'score', 'breakdown', 'categoryId', 'author', 'authorId', 'updates'];

test('every field that an editor writes is translated with a copy, or is named as one that is not', () => {
  expect([...translatedFields, ...untranslated].sort()).toEqual([...reviewFieldNames].sort());
});

test('what is translated, and what was changed when, is looked through when words are replaced', () => {
  expect([...textFields.review].sort()).toEqual([...translatedFields, 'updates'].sort());
});
