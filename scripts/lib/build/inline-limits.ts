import type { Plugin } from 'vite';
import { limits } from '#contract/site/limits.ts';

const IMPORT = /import \{ limits \} from '(?:#contract\/site|\.)\/limits\.ts';\n/;

/** `limits.posts.step` as the number that it is, so that no reader loads the table of all of them. */
export function withInlinedLimits(code: string, table: object): string {
  return code.replace(IMPORT, '').replaceAll(/(?<![.\w$])limits((?:\.\w+)+)/g, (_, path: string) => {
    const names = path.slice(1).split('.');
    let value: unknown = table;
    while (names[0] !== undefined && typeof value === 'object' && value !== null && names[0] in value) {
      value = (value as Record<string, unknown>)[names.shift() ?? ''];
    }
    return [`(${JSON.stringify(value)})`, ...names].join('.');
  });
}

/** For what browsers load; the server has the table in memory anyway. */
export const inlineLimits = (): Plugin => ({
  name: 'inline-limits',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: (code) => (IMPORT.test(code) ? { code: withInlinedLimits(code, limits), map: null } : undefined),
});
