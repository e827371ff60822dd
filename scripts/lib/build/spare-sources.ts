import type { Plugin } from 'vite';

const SOURCE = /'src\/web\/site\/[a-z/-]{1,100}\.tsx'/g;

/** Where a page's module stands is for the server, which looks it up in the manifest: browsers load it without. */
export const withoutSources = (code: string): string => code.replace(SOURCE, "''");

/** In what browsers load, pages do not know their own paths. */
export const spareSources = (): Plugin => ({
  name: 'spare-sources',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!/[\\/]src[\\/]web[\\/]site[\\/]/.test(id) || !code.includes('lazyPage')) return null;
    return { code: withoutSources(code), map: null };
  },
});
