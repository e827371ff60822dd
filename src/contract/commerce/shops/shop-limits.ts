/** How much there may be of an edition's shops. Beside what readers load: it is nothing of theirs. */
export const shopLimits = {
  inEdition: 200,
  nameChars: 60,
  keyChars: 80,
  networks: 60,
  unmintedListed: 200,
  pastedChars: 60_000,
} as const;
