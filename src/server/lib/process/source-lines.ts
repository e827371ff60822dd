import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file of the bundle, as a stack shows it; code of packages is let be. */
const BUNDLED = /file:\/\/[^\s()]*?\/dist\/(?:program|threads)\/(?!packages-)[\w-]+\.js:\d+:\d+/g;
/** A map that was read is 45 MB: kept while errors come, not for good. */
const FORGET_AFTER_MS = 10_000;

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (maps.size === 0) setTimeout(() => maps.clear(), FORGET_AFTER_MS).unref();
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // a bundle without its maps still says what went wrong
  }
}

function sourceOf(place: string): string {
  const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  const file = fileURLToPath(url);
  const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!found || !('originalSource' in found)) return place;
  const source = path.resolve(path.dirname(file), found.originalSource);
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/**
 * The same stack with the files and lines that we wrote, for where a person reads it. Node can do this by itself
 * (`--enable-source-maps`), but reads every map at the start: a second and 120 MB. Not on every look at a stack either:
 * an error is made for each wrong password and each refused row, and nobody reads those.
 */
export const nameSources = (stack: string): string => stack.replace(BUNDLED, sourceOf);

/** A crash is printed by Node itself, right after this. */
export function nameSourcesInCrashes(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error instanceof Error && error.stack) error.stack = nameSources(error.stack);
  });
}
