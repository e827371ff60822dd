import { createHash } from 'node:crypto';
import { settingRegistry } from '#contract/running/settings/setting-registry.schemas.ts';
import type { ArchiveHead, LeftOut } from './manifest.ts';

/** The table of the keys that the program made for itself. */
export const KEYS_TABLE = 'secrets';
export const SETTINGS_TABLE = 'settings';

type HeadTable = ArchiveHead['tables'][number];

/** Settings that may leave the machine. One that this version does not know may not: nobody can say what it is. */
export const harmlessSettings: readonly string[] = Object.entries(settingRegistry)
  .filter(([, line]) => !('secret' in line))
  .map(([key]) => key);

/** By this a key is known again. It was drawn from 256 random bits, so nobody finds it from here. */
export const fingerprintOf = (rootKey: string): string =>
  createHash('sha256').update('vitrina root key ').update(rootKey).digest('hex').slice(0, 32);

/** What goes through it comes out without keys and secret settings, and it knows what that was. */
export function createSecretFilter() {
  const settings: string[] = [];
  let key: string | null = null;
  const valueIn = ({ columns }: HeadTable, line: string, column: string) =>
    (JSON.parse(line) as (string | null)[])[columns.indexOf(column)] ?? '';
  return {
    head: (head: ArchiveHead): ArchiveHead => ({
      ...head,
      tables: head.tables.filter(({ name }) => name !== KEYS_TABLE),
      without: [...head.without, KEYS_TABLE],
    }),

    lines(table: HeadTable, lines: string[]): string[] {
      if (table.name === KEYS_TABLE) {
        const root = lines.find((line) => valueIn(table, line, 'name') === 'root');
        if (root) key = fingerprintOf(valueIn(table, root, 'value'));
        return [];
      }
      if (table.name !== SETTINGS_TABLE) return lines;
      return lines.filter((line) => {
        const name = valueIn(table, line, 'key');
        if (harmlessSettings.includes(name)) return true;
        if (valueIn(table, line, 'value') !== '') settings.push(name);
        return false;
      });
    },

    leftOut: (): LeftOut => ({ settings, key }),
  };
}

export type SecretFilter = ReturnType<typeof createSecretFilter>;
