import { readManifest } from './manifest.ts';
import { createStyling, readSheet } from './used-styles.ts';

/** What a page needs of the build: styles and loader to inline, and which files its application is made of. */
export interface PageAssets {
  /** What the body uses of the common styles and of those of the given modules. */
  stylesFor(modules: string[], body: string): string;
  /** The common styles as a file: the application, which can show what the first page does not, loads them whole. */
  commonStyles: string;
  loader: string;
  landingRedirect: string;
  /** There where pages tell of their views. */
  tellView?: string;
  /** Addresses of the entry first, then everything it and the given modules need. */
  filesFor(modules: string[]): string[];
}

/** A function of its own, or the script's variables would become the page's globals. */
export const inlineScript = (code: string): string => `(()=>{${code.trimEnd().replace(/;$/, '')}})()`;

const ENTRY = 'src/web/entry-client.tsx';

export function readBuiltAssets(clientDir: string, tellsViews = false): PageAssets {
  const { read, chunk, collect } = readManifest(clientDir);
  const known = new Map<string, string[]>();
  const stylings = new Map<string, (body: string) => string>();
  const commonFile = chunk('src/web/styles.css').file;
  const common = readSheet(read(commonFile));
  const stylingOf = (modules: string[]): ((body: string) => string) => {
    const name = modules.join(' ');
    let styling = stylings.get(name);
    if (!styling) {
      const files = modules.flatMap((module) => [...collect(module)].flatMap((key) => chunk(key).css ?? []));
      styling = createStyling([common, ...[...new Set(files)].map((file) => readSheet(read(file)))].flat());
      stylings.set(name, styling);
    }
    return styling;
  };
  return {
    stylesFor: (modules, body) => stylingOf(modules)(body),
    commonStyles: `/${commonFile}`,
    loader: inlineScript(read(chunk('src/web/loader.ts').file)),
    landingRedirect: inlineScript(read(chunk('src/web/landing-redirect.ts').file)),
    ...(tellsViews && { tellView: inlineScript(read(chunk('src/web/tell-view.ts').file)) }),
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
