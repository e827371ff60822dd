import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from a commit, whether it is committed or not. */
export const changedSince = (ref: string): string[] => [
  ...git('diff', '--name-only', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** "web/admin/writing/posts/…" is walked through by "e2e/admin/writing/posts….spec.ts", "web/site/home/…" by "e2e/site/home…". */
const FEATURE = /^src\/web\/(admin\/[a-z]+\/[a-z-]+|admin\/(?:shell|kit)|site\/[a-z-]+)\//;

/** Journeys by the names of features: what a browser shows, no import tells. */
export function journeysFor(changed: string[], journeys = readJourneys()): string[] {
  const own = changed.filter((file) => journeys.includes(file));
  const stems = changed.flatMap((file) => {
    const [, feature] = FEATURE.exec(file) ?? [];
    return feature ? [`e2e/${feature}`] : [];
  });
  const named = journeys.filter((file) => stems.some((stem) => file.startsWith(stem)));
  return [...new Set([...own, ...named])].filter((file) => existsSync(file));
}

const readJourneys = (): string[] => globSync('e2e/{admin,site}/**/*.spec.ts');
