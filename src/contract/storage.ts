/** What a browser may remember of a visit, all of it functional. */
export const storageKeys = {
  /** The edition last read, if it is active. */
  locale: 'locale',
  /** 'light' or 'dark'; absent: as the system says. */
  theme: 'theme',
  /** A hint that shows the admin button. It opens nothing: the server decides. */
  admin: 'admin',
} as const;
