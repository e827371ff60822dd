import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const pressed = { br: promisify(brotliCompress), gz: promisify(gzip) };
const best = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, gz: { level: 9 } };

/** Built files never change, so they are compressed once, as well as it gets; as many at a time as there are threads for it. */
const folder = process.argv[2] ?? 'dist/client/assets';
const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await Promise.all([
      pressed.br(bytes, best.br).then((smaller) => writeFile(`${file}.br`, smaller)),
      pressed.gz(bytes, best.gz).then((smaller) => writeFile(`${file}.gz`, smaller)),
    ]);
  }),
);
