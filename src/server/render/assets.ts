import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a page needs of the build: styles and loader to inline, and which files its application is made of. */
export interface PageAssets {
  /** The common styles and those of the given modules. */
  stylesFor(modules: string[]): string;
  loader: string;
  landingRedirect: string;
  /** Addresses of the entry first, then everything it and the given modules need. */
  filesFor(modules: string[]): string[];
}

/** A function of its own, or the script's variables would become the page's globals. */
export const inlineScript = (code: string): string => `(()=>{${code}})()`;

const ENTRY = 'src/web/entry-client.tsx';

export function readBuiltAssets(clientDir: string): PageAssets {
  const read = (file: string) => readFileSync(path.join(clientDir, file), 'utf8').trim();
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestChunk>;
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no file for ${key}. Run: npm run build`);
    return found;
  };
  const collect = (key: string, into: Set<string>): Set<string> => {
    if (!into.has(key)) {
      into.add(key);
      for (const imported of chunk(key).imports ?? []) collect(imported, into);
    }
    return into;
  };
  const known = new Map<string, string[]>();
  const knownStyles = new Map<string, string>();
  const common = read(chunk('src/web/styles.css').file);
  return {
    stylesFor(modules) {
      const name = modules.join(' ');
      let styles = knownStyles.get(name);
      if (styles === undefined) {
        const files = modules.flatMap((module) =>
          [...collect(module, new Set())].flatMap((key) => chunk(key).css ?? []),
        );
        styles = [common, ...[...new Set(files)].map(read)].join('');
        knownStyles.set(name, styles);
      }
      return styles;
    },
    loader: inlineScript(read(chunk('src/web/loader.ts').file)),
    landingRedirect: inlineScript(read(chunk('src/web/landing-redirect.ts').file)),
    filesFor(modules) {
      const name = modules.join(' ');
      let files = known.get(name);
      if (!files) {
        const keys = new Set<string>();
        for (const module of [ENTRY, ...modules]) collect(module, keys);
        files = [...keys].map((key) => `/${chunk(key).file}`);
        known.set(name, files);
      }
      return files;
    },
  };
}
