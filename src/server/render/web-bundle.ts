import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The server's half of the build: how pages and articles are rendered. */
export type WebBundle = typeof import('#web/entry-server.tsx');

export const loadWebBundle = (distDir: string): Promise<WebBundle> =>
  import(pathToFileURL(path.join(distDir, 'server', 'entry-server.js')).href) as Promise<WebBundle>;
