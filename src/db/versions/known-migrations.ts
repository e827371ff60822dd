import fs from 'node:fs';

export interface KnownMigration {
  /** By this number the database knows it. */
  at: number;
  name: string;
}

/** Every migration of this program, oldest first. */
export function knownMigrations(): KnownMigration[] {
  const file = new URL('../migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  return entries.map(({ when, tag }) => ({ at: when, name: tag }));
}
