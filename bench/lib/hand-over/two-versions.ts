import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const MIGRATIONS = 'src/db/migrations';
/** As a next release might bring it: it only adds. */
const ADDED = `ALTER TABLE "posts" ADD COLUMN "of_the_next" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TABLE "next_notes" ("id" bigserial PRIMARY KEY, "post_id" bigint NOT NULL REFERENCES "posts" ("id"));`;

function linkAll(from: string, to: string, except: string[]): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (!except.includes(name)) fs.symlinkSync(path.join(from, name), path.join(to, name));
}

/** This program in another folder: its own built files, all else by links. */
function copyProgram(to: string): void {
  linkAll(root, to, ['dist', 'src', '.git', 'data']);
  linkAll(path.join(root, 'src'), path.join(to, 'src'), ['db']);
  linkAll(path.join(root, 'src/db'), path.join(to, 'src/db'), ['migrations']);
  fs.cpSync(path.join(root, MIGRATIONS), path.join(to, MIGRATIONS), { recursive: true });
  fs.cpSync(path.join(root, 'dist'), path.join(to, 'dist'), { recursive: true });
}

/** The next version: other built files as far as anybody can tell, and a migration that this one does not know. */
function addRelease(to: string): void {
  fs.appendFileSync(path.join(to, 'dist/.built-from'), ' and what comes next');
  const folder = path.join(to, MIGRATIONS);
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There is no migration.');
  const tag = '9999_of_the_next';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag });
  fs.writeFileSync(file, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, `${tag}.sql`), ADDED);
}

/** What was at that place of the history, built with the packages that are here. */
function buildFormer(ref: string, to: string): void {
  const options = { stdio: 'inherit' as const };
  execFileSync('git', ['worktree', 'add', '--detach', to, ref], { ...options, cwd: root });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'));
  const build =
    "import('./scripts/lib/build/build.js').then(({ ensureBuild }) => ensureBuild(process.execPath))";
  execFileSync(process.execPath, ['-e', build], { ...options, cwd: to });
}

/** Whoever has the history names the version before; otherwise it is this one, and the next one is made up. */
export const formerRef = process.env.VERSION_BEFORE;

/** The version before in `vitrina-a`, the next one in `vitrina-b`. */
export function makeTwoVersions(folder: string): { remove: () => void } {
  const [former, next] = [path.join(folder, 'vitrina-a'), path.join(folder, 'vitrina-b')];
  if (formerRef) buildFormer(formerRef, former);
  else copyProgram(former);
  copyProgram(next);
  if (!formerRef) addRelease(next);
  return {
    remove() {
      if (formerRef) execFileSync('git', ['worktree', 'remove', '--force', former], { cwd: root });
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
