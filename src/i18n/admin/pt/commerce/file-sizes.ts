import { importLimits } from '#contract/commerce/imports/import-limits.ts';

const { caps, embeddedCaps } = importLimits;
const megabytes = (bytes: number) => String(bytes / 1024 / 1024);
const rows = (n: number) => n.toLocaleString('pt');
const [most, mostEmbedded] = [megabytes(caps.packedBytes), megabytes(embeddedCaps.packedBytes)];

/** How large a shop's file may be, and what to do about one that is larger. */
export const fileSizes = {
  kinds: `CSV, TSV, JSON ou XML, também compactado com gzip ou zip, até ${most} MB e ${rows(caps.rows)} linhas; com o banco embutido, ${mostEmbedded} MB e ${rows(embeddedCaps.rows)} linhas.`,
  too_large: `O arquivo é grande demais: no máximo ${most} MB, ou ${mostEmbedded} MB com o banco embutido. Compacte-o com gzip ou peça um feed com menos categorias; com PostgreSQL cabe mais.`,
  too_dense:
    'O arquivo cresce demais ao ser aberto, e por isso não foi lido. Envie-o sem compactar ou peça outro à loja.',
  too_many_rows: `O arquivo tem linhas demais: no máximo ${rows(caps.rows)}, ou ${rows(embeddedCaps.rows)} com o banco embutido. Peça um feed com menos categorias ou divida-o; com PostgreSQL cabem mais.`,
};
