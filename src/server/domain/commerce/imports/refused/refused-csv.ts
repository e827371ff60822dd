import { type ImportField, REFUSAL_COLUMN } from '#contract/commerce/imports/imports.words.ts';
import type { Db } from '#db/open.ts';
import { imports as en } from '#i18n/admin/en/commerce/imports.ts';
import type { AdminLanguage } from '#i18n/admin/languages.ts';
import { imports as pt } from '#i18n/admin/pt/commerce/imports.ts';
import { CSV_BEGINNING, csvLine } from '#server/lib/tables/csv.ts';
import type { ImportFiles } from '../import-files.ts';
import type { ImportFile } from '../imports.queries.ts';
import { cellsAside, type Reading } from '../read-feed-aside.ts';
import { listRefusals, listRefusedRows, type Refusal } from './refused.queries.ts';

interface RefusedRows extends Pick<Reading, 'aside'> {
  db: Db;
  files: ImportFiles;
  file: ImportFile;
  language: AdminLanguage;
}

const wordsOf = { pt, en };

function reasonOf({ problem, field, value }: Refusal, language: AdminLanguage): string {
  const words = wordsOf[language];
  const name = field && (words.fields[field as ImportField] ?? field);
  const where = [name, value && `“${value}”`].filter(Boolean).join(': ');
  return [problem && words.rowProblems[problem], where && `(${where})`].filter(Boolean).join(' ');
}

/**
 * A table of the refused rows, as they were and with why, part by part: mended, it is a file like any other. The rows
 * are read from the file itself, once more, so that nothing of it is kept twice.
 */
export async function* refusedRowsCsv(asked: RefusedRows): AsyncGenerator<string> {
  const { db, files, file, language, aside } = asked;
  const { id, shape } = file;
  const columns = file.columns.filter((name) => name !== REFUSAL_COLUMN);
  yield `${CSV_BEGINNING}${csvLine([...columns, REFUSAL_COLUMN])}`;
  const only = Int32Array.from(await listRefusedRows(db, id));
  if (only.length === 0) return;
  for await (const batch of files.borrowing(file.storedAs, (copy) =>
    cellsAside({ file: copy, shape, only }, { aside }),
  )) {
    const refusals = await listRefusals(
      db,
      id,
      batch.map(({ row }) => row),
    );
    yield batch
      .map(({ row, cells }) => {
        const refusal = refusals.get(row);
        const reason = refusal ? reasonOf(refusal, language) : '';
        return csvLine([...columns.map((name) => cells[name] ?? ''), reason]);
      })
      .join('');
  }
}
