import { importLimits } from '#contract/commerce/imports/import-limits.ts';

const { caps, embeddedCaps } = importLimits;
const megabytes = (bytes: number) => String(bytes / 1024 / 1024);
const rows = (n: number) => n.toLocaleString('en');
const [most, mostEmbedded] = [megabytes(caps.packedBytes), megabytes(embeddedCaps.packedBytes)];

/** How large a shop's file may be, and what to do about one that is larger. */
export const fileSizes = {
  kinds: `CSV, TSV, JSON or XML, packed with gzip or zip or not, up to ${most} MB and ${rows(caps.rows)} rows; on the embedded database ${mostEmbedded} MB and ${rows(embeddedCaps.rows)} rows.`,
  too_large: `The file is too large: at most ${most} MB, ${mostEmbedded} MB on the embedded database. Pack it with gzip or ask for a feed of fewer categories; with PostgreSQL there is room for more.`,
  too_dense:
    'The file grows too much when it is unpacked, so it was not read. Send it unpacked, or ask the shop for another one.',
  too_many_rows: `The file has too many rows: at most ${rows(caps.rows)}, ${rows(embeddedCaps.rows)} on the embedded database. Ask for a feed of fewer categories or split it; with PostgreSQL there is room for more.`,
};
