import { createTableSum } from '#db/dump/sums.ts';
import type { ArchiveHead } from './manifest.ts';
import type { ArchivePart } from './read-archive.ts';
import { createSecretFilter, KEYS_TABLE, SETTINGS_TABLE } from './secret-filter.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** Copies a whole archive, entry after entry, but for what must not leave the machine unencrypted. */
export async function copyWithoutSecrets(
  parts: AsyncIterable<ArchivePart>,
  archive: ArchiveWriter,
): Promise<void> {
  const filter = createSecretFilter();
  const settings = createTableSum();
  let tables: ArchiveHead['tables'] = [];
  for await (const part of parts) {
    if (part.kind === 'head') {
      tables = part.head.tables;
      await archive.head(filter.head(part.head));
    } else if (part.kind === 'picture') await archive.picture(part.name, part.bytes);
    else if (part.kind === 'rows') {
      const table = tables.find(({ name }) => name === part.table) ?? { name: part.table, columns: [] };
      const lines = filter.lines(table, part.lines);
      if (table.name === SETTINGS_TABLE) settings.add(lines);
      if (lines.length > 0) await archive.rows(part.table, lines);
    } else {
      const { [KEYS_TABLE]: _keys, ...sums } = part.manifest.tables;
      const changed = SETTINGS_TABLE in sums && { [SETTINGS_TABLE]: settings.end() };
      await archive.manifest({
        ...part.manifest,
        tables: { ...sums, ...changed },
        leftOut: filter.leftOut(),
      });
    }
  }
}
