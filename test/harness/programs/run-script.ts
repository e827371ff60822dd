import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { quickEnv, quickStart } from './quick-start.ts';

const scripts = path.resolve(import.meta.dirname, '../../../scripts');

/** `npm run <command> -- …` as it runs; the answer is what it printed, and how it ended. */
export async function runScript(command: string, dataDir: string, args: string[], input = '') {
  const child = spawn(process.execPath, [...quickStart, path.join(scripts, `${command}.ts`), ...args], {
    env: { ...quickEnv, DATA_DIR: dataDir },
  });
  child.stdin.end(input);
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [said, complained] = await printed;
  return { code: code as number, said, complained };
}
