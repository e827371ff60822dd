import fc from 'fast-check';

const hexOf = (character: string): string => character.charCodeAt(0).toString(16);

const waysToWrite = (character: string): fc.Arbitrary<string> => {
  if (character === '/') return fc.constantFrom('/', '/', '//', '///');
  const capital = character.toUpperCase();
  return fc.constantFrom(
    character,
    character,
    capital,
    `%${hexOf(character)}`,
    `%${hexOf(capital).toUpperCase()}`,
  );
};

/** Other ways to write an address: capitals, encoded letters, slashes doubled and at the end; or the address itself. */
export const variantOf = (pathname: string): fc.Arbitrary<string> =>
  fc
    .tuple(...[...pathname].map(waysToWrite), fc.constantFrom('', '', '/', '//'))
    .map((pieces) => pieces.join(''));
