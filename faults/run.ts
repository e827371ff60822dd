import fs from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { type PostgresCluster, startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import { type Engine, engineNames, type Fault, randomFrom } from './lib/fault.ts';

const say = (line: string) => console.log(line);
const seed = Number(process.env.FAULTS_SEED) || Math.floor(Math.random() * 2 ** 31);
const kills = Number(process.env.FAULTS_KILLS) || 100;

/** Every file beside this one is a fault. */
async function findFaults(): Promise<Fault[]> {
  const files = fs
    .readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && name !== 'run.ts');
  return Promise.all(
    files.sort().map(async (name) => (await import(path.join(import.meta.dirname, name))) as Fault),
  );
}

function choose(all: Fault[], names: string[]): Fault[] {
  const unknown = names.find((name) => !all.some((fault) => fault.name === name));
  if (unknown === undefined) return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  say(`There is no fault "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let cluster: Promise<PostgresCluster> | undefined;
const postgres = () => {
  cluster ??= startPostgresCluster({ durable: true });
  return cluster;
};

const cleanings: (() => unknown)[] = [];
/** One that fails keeps no other from being done. */
async function cleanUp(): Promise<void> {
  const failures: unknown[] = [];
  for (let clean = cleanings.pop(); clean; clean = cleanings.pop()) {
    try {
      await clean();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It was not over after ${limitMs / 1000} s.`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** True where the program has survived it, and nothing of it is left behind. */
async function survives(fault: Fault, engine: Engine): Promise<boolean> {
  const began = performance.now();
  const title = `${fault.name} on ${engineNames[engine]}`;
  const end = (mark: string, what: string) =>
    say(`${mark} ${title}: ${what} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  const random = randomFrom(seed);
  const defer = (clean: () => unknown) => void cleanings.push(clean);
  const witnesses: (() => string)[] = [];
  const witness = (tell: () => string) => void witnesses.push(tell);
  let outcome: { told: string } | { error: unknown };
  try {
    const context = {
      engine,
      random,
      kills,
      postgres,
      defer,
      witness,
      say: (line: string) => say(`  ${line}`),
    };
    outcome = { told: await withinLimit(fault.run(context), fault.limitMs) };
  } catch (error) {
    outcome = { error };
  }
  await cleanUp().catch((error: unknown) => {
    if ('told' in outcome) outcome = { error };
  });
  if ('told' in outcome) end('✓', outcome.told);
  else end('✗', [inspect(outcome.error), ...witnesses.map((tell) => tell())].join('\n'));
  return 'told' in outcome;
}

async function stop(code: number): Promise<never> {
  await cleanUp().catch(() => {});
  await (await cluster?.catch(() => undefined))?.stop();
  process.exit(code);
}
// A mistake of a fault's own: what it has started must not outlive it.
process.on('unhandledRejection', (error) => {
  say(inspect(error));
  void stop(1);
});
process.once('SIGINT', () => void stop(1));
process.once('SIGTERM', () => void stop(1));

const faults = choose(await findFaults(), process.argv.slice(2));
say(`Seed ${seed} (FAULTS_SEED=${seed} chooses the same moments again).`);
let survived = 0;
let tried = 0;
for (const fault of faults) {
  say(`${fault.name}: ${fault.about}`);
  for (const engine of fault.engines) {
    tried += 1;
    if (await survives(fault, engine)) survived += 1;
  }
}
say(`faults survived: ${survived} of ${tried}`);
await stop(survived === tried ? 0 : 1);
