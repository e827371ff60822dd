import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';

const criteria = ['performance', 'ease', 'build', 'value'] as const;

/** What readers call a criterion; one that we do not know keeps the name that it was given. */
export function criterionName(
  criterion: string,
  { reviews: texts }: Pick<ReaderDictionary, 'reviews'>,
): string {
  const known = criteria.find((each) => each === criterion);
  return known ? texts[known] : criterion;
}
