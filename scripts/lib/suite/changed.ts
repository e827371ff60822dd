import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from a commit, whether it is committed or not. */
export const changedSince = (ref: string): string[] => [
  ...git('diff', '--name-only', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** "web/admin/pages/rendered-pages/…" is walked through by "e2e/admin/pre-render….spec.ts". */
const FEATURE = /^src\/web\/(admin|site)\/([a-z-]+)\//;

/** Journeys by the names of features: what a browser shows, no import tells. */
export function journeysFor(changed: string[], journeys = readJourneys()): string[] {
  const own = changed.filter((file) => journeys.includes(file));
  const stems = changed.flatMap((file) => {
    const [, area, feature] = FEATURE.exec(file) ?? [];
    return area && feature ? [`e2e/${area}/${feature}`] : [];
  });
  const named = journeys.filter((file) => stems.some((stem) => file.startsWith(stem)));
  return [...new Set([...own, ...named])].filter((file) => existsSync(file));
}

const readJourneys = (): string[] =>
  ['admin', 'site'].flatMap((area) =>
    readdirSync(`e2e/${area}`)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `e2e/${area}/${name}`),
  );
