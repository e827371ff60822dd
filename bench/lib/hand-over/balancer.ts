import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findBalancer } from '../../../scripts/lib/unpacked.js';

const shippedFile = path.resolve(import.meta.dirname, '../../../deploy/haproxy.cfg');

/** The real HAProxy with the shipped file, at other ports. */
export async function startBalancer(folder: string, ports: Record<string, number>) {
  const found = findBalancer();
  if (!found) throw new Error('HAProxy is not here: "node scripts/prepare.js test" takes it apart, as root.');
  let text = fs.readFileSync(shippedFile, 'utf8');
  for (const [shipped, port] of Object.entries(ports)) {
    if (!text.includes(`127.0.0.1:${shipped}`)) throw new Error(`haproxy.cfg does not name ${shipped}.`);
    text = text.replace(`127.0.0.1:${shipped}`, `127.0.0.1:${port}`);
  }
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, text);
  const child = spawn(found.program, ['-db', '-q', '-f', file], {
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: found.libraries },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
}
