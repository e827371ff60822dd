import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findNginx } from '../../../scripts/lib/unpacked.js';
import { freePort } from '../programs/free-port.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

/** undefined where it is not there: what needs it is left out, and named. */
export const nginx = findNginx();

const deploy = path.resolve(import.meta.dirname, '../../../deploy/nginx');

interface NginxParts {
  /** The ports of those who serve. */
  origins: number[];
  token: string;
}

/** Each has to be there: a file that was changed is not run as it was. */
function replaceAll(text: string, pairs: Record<string, string>): string {
  let changed = text;
  for (const [from, to] of Object.entries(pairs)) {
    if (!changed.includes(from)) throw new Error(`deploy/nginx does not say ${from}.`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

/** The real one with the files of deploy/nginx, in a folder and at a port of its own. */
export async function startNginx({ origins, token }: NginxParts) {
  const folder = makeTemporaryFolder();
  const port = await freePort();
  const servers = origins.map((origin) => `\tserver 127.0.0.1:${origin};\n`).join('');
  const files: [file: string, pairs: Record<string, string>][] = [
    ['origins.conf', { '\tserver 127.0.0.1:3000;\n': servers }],
    ['token.conf', { 'the-same-as-CACHE_TOKEN': token }],
    [
      'vitrina.conf',
      {
        '/etc/nginx/vitrina/': `${folder}/`,
        '/var/lib/nginx/': `${folder}/`,
        '/var/log/nginx/': `${folder}/`,
        'unix:/run/': `unix:${folder}/`,
        '127.0.0.1:8080': `127.0.0.1:${port}`,
      },
    ],
  ];
  for (const [file, pairs] of files)
    fs.writeFileSync(
      path.join(folder, file),
      replaceAll(fs.readFileSync(path.join(deploy, file), 'utf8'), pairs),
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const main = [
    // Whoever runs this made the folder, and nobody else may look into it.
    process.getuid?.() === 0 ? 'user root;' : '',
    ...[`daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes auto;`],
    ...['pcre_jit on; events { worker_connections 1024; }', `http { ${temporary.join(' ')}`],
    `include ${folder}/vitrina.conf; }`,
  ];
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const child = spawn(nginx?.program ?? 'nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: nginx?.libraries },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const exited = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  /** Shut to the whole world, and open. */
  const isOpen = () =>
    fetch(`${url}/metrics`).then(
      ({ status }) => status === 404,
      () => false,
    );
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    env: { EDGE_TARGETS: 'nginx' },
    async close() {
      child.kill('SIGTERM');
      await exited;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
