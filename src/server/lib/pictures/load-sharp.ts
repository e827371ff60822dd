/** Read when the first picture comes: most processes never see one, and it is a large library. */
export const loadSharp = async () => (await import('sharp')).default;
