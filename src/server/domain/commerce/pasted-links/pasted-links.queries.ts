import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { importRows, imports } from '#db/schema/commerce/imports.ts';

/** The files that an edition was last brought, as far as they are small enough to look through. */
const listLastImports = (db: Db, locale: Locale, files: number, rows: number) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(and(sql`${imports.mapping}->>'locale' = ${locale}`, lte(imports.total, rows)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(files);

interface Sought {
  eans: string[];
  numbers: string[];
  paths: string[];
}

/** Rows of those files about products that nobody has made; the newest file first. */
export async function listStagedRows(
  db: Db,
  locale: Locale,
  { eans, numbers, paths }: Sought,
  most: { files: number; rows: number; found: number },
) {
  const last = (await listLastImports(db, locale, most.files, most.rows)).map(({ id }) => id);
  if (last.length === 0) return [];
  const among = (text: ReturnType<typeof sql>, values: string[]) =>
    values.length > 0 ? inArray(text, values) : undefined;
  const wanted = or(
    among(sql`${importRows.facts}->>'ean'`, eans),
    among(sql`${importRows.offer}->>'externalId'`, numbers),
    among(sql`split_part(${importRows.offer}->>'url', '?', 1)`, paths),
  );
  if (!wanted) return [];
  return db
    .select({
      facts: importRows.facts,
      offer: importRows.offer,
      file: imports.fileName,
      at: imports.createdAt,
      marketplace: sql<string>`${imports.mapping}->>'marketplace'`,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(and(inArray(importRows.importId, last), eq(importRows.isNewProduct, true), wanted))
    .orderBy(desc(importRows.importId), desc(importRows.row))
    .limit(most.found);
}
export type StagedFinding = Awaited<ReturnType<typeof listStagedRows>>[number];
