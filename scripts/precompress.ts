import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Built files never change, so they are compressed once, as well as it gets. */
const directory = 'dist/client/assets';
for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|svg)$/.test(file),
)) {
  const file = path.join(directory, name);
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
