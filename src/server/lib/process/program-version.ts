import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

/** What this program calls itself, for whoever looks at what it made years later. */
export const programVersion: string = JSON.parse(readFileSync(file, 'utf8')).version;
