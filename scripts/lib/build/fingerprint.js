import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function filesBelow(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/** One word for the content of all these files and folders; tests beside them do not count. */
export function fingerprint(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the mark left behind by the last success still fits. */
export const isMarked = (mark, value) => existsSync(mark) && readFileSync(mark, 'utf8') === value;

export function leaveMark(mark, value) {
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, value);
}
