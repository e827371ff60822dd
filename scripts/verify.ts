import { runChecks } from './lib/checks.ts';

const results = await runChecks();
const failed = results.filter(({ ok }) => !ok);
process.exitCode = failed.length === 0 ? 0 : 1;
