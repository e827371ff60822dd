import { spawn } from 'node:child_process';

interface Check {
  name: string;
  command: string;
  args: string[];
}

const node = process.execPath;

/** Everything that can be known without running the program. */
const checks: Check[] = [
  {
    name: 'types',
    command: node,
    // Remembers what it has seen: the second time it reads what has changed. One checker: each of the usual four
    // works out the same types again, 90 s of processor time instead of 45, and the other checks fill the other core.
    args: [
      ...['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
    ],
  },
  { name: 'format and lint', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: [
      'src',
      'seed',
      'scripts',
      'bench',
      'faults',
      'test',
      'e2e',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
    ],
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  { name: 'patterns', command: node, args: ['scripts/check-patterns.ts'] },
  { name: 'journeys by chance', command: node, args: ['scripts/check-journeys.ts'] },
];

export interface CheckResult {
  name: string;
  ok: boolean;
}

function runCheck({ name, command, args }: Check): Promise<CheckResult> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      const ok = code === 0;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (!ok) console.log(Buffer.concat(output).toString());
      resolve({ name, ok });
    });
  });
}

export const runChecks = (): Promise<CheckResult[]> => Promise.all(checks.map(runCheck));
