/** `npm run test:all`: what is too slow for every run is done too. */
export const everything = Boolean(process.env.TEST_EVERYTHING);
