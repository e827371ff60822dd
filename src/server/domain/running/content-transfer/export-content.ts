import { contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { SqlSession } from '#db/client.ts';
import { listDumpTables } from '#db/dump/tables.ts';
import { lastApplied } from '#db/migrate.ts';
import type { OriginalStore } from '#server/domain/writing/media/original-store.ts';
import { CLOSE, CONTENT_FORMAT, openLine, pictureLine, rowLine } from './content-file.ts';
import { readContentRows } from './export.queries.ts';
import { openSettings } from './open-settings.ts';

interface ExportParts {
  /** In which everything stays as it is at one moment. */
  session: SqlSession;
  originals: Pick<OriginalStore, 'read'>;
  program: string;
  at: Date;
  locale: Locale | undefined;
  /** Takes a piece of the file, and is over when there is room for the next. */
  write: (text: string) => Promise<void>;
}

const PICTURE = /\/media\/([a-z0-9-]+)-\d+\.(?:avif|webp)/g;
const FILE = /\/media\/files\/([a-z0-9-]{1,100}\.[a-z0-9]{3,4})/g;

/** Everything that readers see or editors have written, of one edition or of all; pictures with their files. */
export async function exportContent(parts: ExportParts): Promise<void> {
  const { session, originals, program, at, locale, write } = parts;
  const tables = await listDumpTables(session);
  const migration = await lastApplied(session);
  const editions = locale ? [locale] : [...locales];
  await write(
    openLine({ vitrinaContent: CONTENT_FORMAT, program, migration, madeAt: at.toISOString(), editions }),
  );
  const shown = new Set<string>();
  const brought: string[] = [];
  for (const kind of contentKinds) {
    const table = tables.find(({ name }) => name === kind);
    if (!table) throw new Error(`There is no table ${kind}.`);
    const scope = { locale, settings: openSettings, pictures: shown };
    for await (const lines of readContentRows(session, kind, table, scope)) {
      for (const line of lines) {
        if (locale)
          for (const [, name = ''] of [...line.matchAll(PICTURE), ...line.matchAll(FILE)]) shown.add(name);
        if (kind === 'media') brought.push((JSON.parse(line) as { name: string }).name);
      }
      await write(lines.map((line) => rowLine(kind, line)).join(''));
    }
  }
  for (const name of brought) {
    const picture = await originals.read(name);
    if (picture) await write(pictureLine(name, picture));
  }
  await write(CLOSE);
}
