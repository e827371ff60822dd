import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { quoteIdentifier, type SqlSession } from '#db/client.ts';
import { readLines } from '#db/dump/rows.ts';
import type { DumpTable } from '#db/dump/tables.ts';
import { productsNamedInText } from '#db/schema/commerce/products-named-in.ts';

export interface ContentScope {
  /** Undefined for all of them. */
  locale: string | undefined;
  settings: readonly string[];
  /** Of one edition: the pictures that its texts show. */
  pictures: ReadonlySet<string>;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const oneOf = (column: string, texts: Iterable<string>) =>
  `${column} IN (${[...texts].map(quoted).join(', ') || 'NULL'})`;

/** Who stands at what an edition has. */
const authorsOf = (edition: string) =>
  `SELECT author_id FROM posts WHERE locale = ${edition} UNION SELECT author_id FROM reviews WHERE locale = ${edition}`;

/** Which rows of a table belong to an edition. */
function conditionOf(kind: ContentKind, { locale, settings, pictures }: ContentScope): string {
  if (kind === 'settings') return locale ? 'false' : oneOf('key', settings);
  if (!locale) return 'true';
  const edition = quoted(locale);
  const productsOf = (table: string, column: string) =>
    `SELECT named::bigint FROM ${table}, jsonb_array_elements_text(${productsNamedInText(column)}) AS named WHERE locale = ${edition}`;
  switch (kind) {
    case 'networks':
      return `definition -> 'editions' @> '["${locale}"]'`;
    case 'products':
      return `id IN (
        SELECT product_id FROM reviews WHERE locale = ${edition}
        UNION SELECT product_id FROM offers WHERE locale = ${edition}
        UNION SELECT product_id FROM shop_links WHERE ${edition} = 'br'
        UNION ${productsOf('posts', 'content')} UNION ${productsOf('reviews', 'body')})`;
    case 'authors':
      return `id IN (${authorsOf(edition)})`;
    case 'author_aliases':
      return `author_id IN (${authorsOf(edition)})`;
    case 'offer_prices':
      return `offer_id IN (SELECT id FROM offers WHERE locale = ${edition})`;
    case 'old_addresses':
      return `locale = ${edition} AND (author_id IS NULL OR author_id IN (${authorsOf(edition)}))`;
    case 'shop_links':
      return locale === 'br' ? 'true' : 'false';
    case 'media':
      return oneOf('name', pictures);
    default:
      return `locale = ${edition}`;
  }
}

function valueIn(kind: ContentKind, column: string, { locale }: ContentScope): string {
  // What a copy was made of may belong to an edition that stays behind.
  if (locale && column === 'copied_from_id')
    return `(SELECT origin.id FROM ${kind} origin WHERE origin.id = rows.copied_from_id AND origin.locale = ${quoted(locale)})`;
  // Runs stay where they were: the same number is another one there, and whoever took that back would take this along.
  if (kind === 'old_addresses' && column === 'run_id') return 'NULL::bigint';
  return `rows.${quoteIdentifier(column)}`;
}

/** A kind's rows as JSON, some at a time, in the order of their key. */
export function readContentRows(
  session: SqlSession,
  kind: ContentKind,
  { columns, key }: DumpTable,
  scope: ContentScope,
): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => `${valueIn(kind, name, scope)} AS ${quoteIdentifier(name)}`);
  const order = columns
    .filter(({ name }) => key.includes(name))
    .map(({ name, collates }) => `${quoteIdentifier(name)}${collates ? ' COLLATE "C"' : ''}`);
  return readLines(
    session,
    `SELECT row_to_json(exported_row)::text AS line
     FROM (SELECT ${values.join(', ')} FROM public.${quoteIdentifier(kind)} rows
           WHERE ${conditionOf(kind, scope)} ORDER BY ${order.join(', ')}) exported_row`,
  );
}
