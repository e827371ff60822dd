import { findPatterns, type Pattern } from './find-patterns.ts';
import type { Verdict } from './judge-pattern.ts';
import type { KnownPatterns } from './known-patterns.ts';

interface Source {
  file: string;
  text: string;
}
interface Checked {
  /** One sentence for each thing that is wrong. */
  problems: string[];
  /** Patterns that are there and are linear, as they are to be remembered. */
  linear: string[];
}

const nameOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;
const patternOf = (name: string): Pattern => {
  const end = name.lastIndexOf('/');
  return { source: name.slice(1, end), flags: name.slice(end + 1) };
};

/** Looks at every pattern of the sources; only one that nobody has judged yet is asked about. */
export async function checkPatterns(
  sources: Source[],
  { linear, mayStay, made: known }: KnownPatterns,
  judge: (pattern: Pattern) => Promise<Verdict>,
): Promise<Checked> {
  const inFiles = sources.map(({ file, text }) => findPatterns(file.replaceAll('\\', '/'), text));
  const made = inFiles.flatMap((each) => each.made);
  const places = new Map<string, string>();
  for (const { file, like } of known) for (const name of like) places.set(name, `${file} (made)`);
  for (const { file, line, ...pattern } of inFiles.flatMap(({ found }) => found))
    places.set(nameOf(pattern), `${file}:${line}`);

  const problems: string[] = [];
  const good: string[] = [];
  const judged = new Set(linear);
  for (const [name, place] of places) {
    if (mayStay.has(name)) continue;
    const verdict = judged.has(name) ? undefined : await judge(patternOf(name));
    if (verdict === undefined) good.push(name);
    else problems.push(`${place}: ${name}\n    is not linear: ${verdict}`);
  }
  const isSame = (one: { file: string; written: string }, other: { file: string; written: string }) =>
    one.file === other.file && one.written === other.written;
  for (const each of made.filter((one) => !known.some((other) => isSame(one, other))))
    problems.push(
      `${each.file}:${each.line}: ${each.written}\n    say in known-patterns.json what may come of it`,
    );
  for (const name of [...mayStay].filter((each) => !places.has(each)))
    problems.push(`known-patterns.json: ${name}\n    is nowhere any more: take it off the list`);
  for (const each of known.filter((one) => !made.some((other) => isSame(one, other))))
    problems.push(
      `known-patterns.json: ${each.written}\n    is not made in ${each.file} any more: take it off the list`,
    );
  return { problems, linear: good.sort() };
}
