import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findVarnish } from '../../../scripts/lib/system.js';
import { freePort } from '../programs/free-port.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

/** undefined where it is not installed: what needs it is left out, and named. */
export const varnish: string | undefined = findVarnish();

const deploy = path.resolve(import.meta.dirname, '../../../deploy/varnish');
const read = (file: string) => fs.readFileSync(path.join(deploy, file), 'utf8');

interface VarnishParts {
  /** The ports of those who serve. */
  origins: number[];
  token: string;
  /** As somebody else would have it. */
  alter?: (vcl: string) => string;
}

/** The block of the shipped file, once for each; nothing else of it is changed. */
function originsFile(ports: number[]): string {
  const shipped = read('origins.vcl');
  const [backend = ''] = /^backend web_1 \{.*?^\}\n/ms.exec(shipped) ?? [];
  const backends = ports.map((port, n) =>
    backend.replace('web_1', `web_${n + 1}`).replace('"3000"', `"${port}"`),
  );
  const added = ports.map((_, n) => `  origins.add_backend(web_${n + 1});\n`);
  return shipped
    .replace(backend, backends.join('\n'))
    .replace('  origins.add_backend(web_1);\n', added.join(''));
}

/** The real one, with the files of deploy/varnish. */
export async function startVarnish({ origins, token, alter = (vcl) => vcl }: VarnishParts) {
  const folder = makeTemporaryFolder();
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  write('vitrina.vcl', alter(read('vitrina.vcl')));
  write('origins.vcl', originsFile(origins));
  const [sitePort, purgePort] = [await freePort(), await freePort()];
  const args = [
    ...['-F', '-j', 'none', '-n', path.join(folder, 'work'), '-f', path.join(folder, 'vitrina.vcl')],
    ...['-a', `site=127.0.0.1:${sitePort}`, '-a', `purge=127.0.0.1:${purgePort}`, '-s', 'malloc,64m'],
    ...['-p', 'http_gzip_support=off', '-p', 'thread_pools=1', '-p', 'thread_pool_min=10'],
  ];
  const child = spawn(varnish ?? 'varnishd', args, {
    env: { PATH: process.env.PATH, CACHE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const exited = once(child, 'close');
  const purgeUrl = `http://127.0.0.1:${purgePort}`;
  /** Its other door is shut to everything but purges, and says so. */
  const isOpen = () =>
    fetch(purgeUrl).then(
      ({ status }) => status === 405,
      () => false,
    );
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(`Varnish ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    purgeUrl,
    env: { EDGE_TARGETS: 'varnish', EDGE_VARNISH_URLS: purgeUrl },
    url: `http://127.0.0.1:${sitePort}`,
    async close() {
      child.kill('SIGTERM');
      await exited;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
