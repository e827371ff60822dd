import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The build's own list of its files. */
export interface Manifest {
  /** A built file's text. */
  read(file: string): string;
  chunk(source: string): ManifestChunk;
  /** A module and everything that it imports, itself first. */
  collect(source: string, into?: Set<string>): Set<string>;
}

export function readManifest(clientDir: string, name = 'manifest.json'): Manifest {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8').trim();
  const chunks = JSON.parse(read(`.vite/${name}`)) as Record<string, ManifestChunk>;
  const chunk = (source: string): ManifestChunk => {
    const found = chunks[source];
    if (!found) throw new Error(`The build has no file for ${source}. Run: npm run build`);
    return found;
  };
  const collect = (source: string, into = new Set<string>()): Set<string> => {
    if (!into.has(source)) {
      into.add(source);
      for (const imported of chunk(source).imports ?? []) collect(imported, into);
    }
    return into;
  };
  return { read, chunk, collect };
}
