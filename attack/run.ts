import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresCluster, startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { type Engine, engineNames } from '../faults/lib/fault.ts';
import type { AttackClass } from './lib/attack.ts';
import { newTally } from './lib/tally.ts';
import { openTarget } from './lib/target.ts';
import { endsInOrder, keepsQuiet, livesOn } from './lib/vital-signs.ts';

const say = (line: string) => console.log(line);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, engine: { type: 'string' } },
});

/** Every file beside this one is a class of attacks. */
async function findClasses(): Promise<AttackClass[]> {
  const files = fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && name !== 'run.ts');
  return Promise.all(
    files.sort().map(async (name) => (await import(path.join(import.meta.dirname, name))) as AttackClass),
  );
}

function choose(all: AttackClass[]): AttackClass[] {
  const unknown = positionals.find((name) => !all.some((each) => each.name === name));
  if (unknown === undefined) {
    const named = (name: string) => positionals.length === 0 || positionals.includes(name);
    return all.filter(({ name, atLength }) => named(name) && (values.full || !atLength));
  }
  say(`There is no class "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let cluster: Promise<PostgresCluster> | undefined;
const postgres = () => {
  cluster ??= startPostgresCluster();
  return cluster;
};
const cleanings: (() => unknown)[] = [];
async function cleanUp(): Promise<void> {
  for (let clean = cleanings.pop(); clean; clean = cleanings.pop())
    await Promise.resolve(clean()).catch((error: unknown) => say(`Left behind: ${String(error)}`));
}
async function stop(code: number): Promise<never> {
  await cleanUp();
  await (await cluster?.catch(() => undefined))?.stop();
  process.exit(code);
}
// A mistake of an attempt's own: what it has started must not outlive it.
process.on('unhandledRejection', (error) => {
  say(String(error));
  void stop(1);
});
process.once('SIGINT', () => void stop(1));
process.once('SIGTERM', () => void stop(1));

/** One program for all classes: what an earlier one has left behind, a later one meets. */
async function attackOn(engine: Engine, classes: AttackClass[], tally: ReturnType<typeof newTally>) {
  const defer = (clean: () => unknown) => void cleanings.push(clean);
  const target = await openTarget({ engine, postgres, defer, witness: () => {} });
  const began = performance.now();
  for (const each of classes) {
    say(`${each.name} on ${engineNames[engine]}: ${each.about}`);
    const attack = { target, full: values.full, attempt: tally.attempt, meanwhile: tally.meanwhile };
    await tally.guarded(each.name, () => each.run(attack));
    await tally.attempt('the program after it', () => livesOn(target));
  }
  await tally.settle();
  await tally.attempt('the log', () => keepsQuiet(target));
  await tally.attempt('the end', () => endsInOrder(target));
  say(`${engineNames[engine]}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await cleanUp();
}

const classes = choose(await findClasses());
const tally = newTally(say);
const engines = (['pglite', 'pg'] as const).filter((each) => (values.engine ?? each) === each);
try {
  for (const engine of engines) await attackOn(engine, classes, tally);
} catch (error) {
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  await stop(1);
}
say(`${tally.held()} held, ${tally.broken()} broken`);
await stop(tally.broken() === 0 && tally.held() > 0 ? 0 : 1);
