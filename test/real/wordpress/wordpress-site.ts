import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where Debian puts it. */
const DEBIAN = '/usr/share/wordpress';
const here = (name: string) => path.join(import.meta.dirname, name);

const config = (socket: string, origin: string) => `<?php
define('DB_NAME', 'old');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
/** What a server in front of WordPress does: files are files, everything else is WordPress's. */
const ROUTER = `<?php
$file = $_SERVER['DOCUMENT_ROOT'] . urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (is_file($file)) return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
`;

async function startDatabase(folder: string) {
  const socket = path.join(folder, 'db.sock');
  const data = path.join(folder, 'db');
  await run('mariadb-install-db', [
    ...[`--datadir=${data}`, '--user=root', '--auth-root-authentication-method=normal', '--skip-test-db'],
  ]);
  const child = spawn(
    'mariadbd',
    [
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--user=root',
      `--pid-file=${path.join(folder, 'db.pid')}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = (sql: string) => run('mariadb', [`--socket=${socket}`, '-uroot', '-e', sql]);
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('CREATE DATABASE old CHARACTER SET utf8mb4');
      break;
    } catch (error) {
      if (tries > 120 || child.exitCode !== null) throw error;
      await pause(500);
    }
  }
  return { child, socket };
}

export interface OldEntry {
  id: number;
  slug: string;
  title: string;
  html: string;
  date: string;
}

/** A WordPress with its database, both in a folder and on this machine alone. */
export async function startWordPress(folder: string, port: number, pictures: string[], articles: object[]) {
  const root = path.join(folder, 'wordpress');
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(folder, { recursive: true });
  await cp(DEBIAN, root, { recursive: true, dereference: true });
  const database = await startDatabase(folder);
  await writeFile(path.join(root, 'wp-config.php'), config(database.socket, origin));
  await writeFile(path.join(folder, 'router.php'), ROUTER);
  await writeFile(path.join(folder, 'articles.json'), JSON.stringify(articles));
  const php = async (...args: string[]) =>
    (await run('php', ['-d', 'display_errors=stderr', ...args], { maxBuffer: 1024 ** 3 })).stdout;
  const filled = await php(here('fill.php'), root, path.join(folder, 'articles.json'), ...pictures);
  if (filled.trim() !== '') throw new Error(filled);
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root, path.join(folder, 'router.php')], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
    detached: true,
  });
  return {
    origin,
    uploads: path.join(root, 'wp-content/uploads'),
    exportTo: async (file: string) => writeFile(file, await php(here('export.php'), root)),
    pages: async () =>
      JSON.parse(await php(here('pages.php'), root)) as { entries: OldEntry[]; addresses: string[] },
    async stop() {
      // Its workers are processes of their own, in its group.
      if (server.pid) process.kill(-server.pid);
      database.child.kill();
      await once(database.child, 'exit');
    },
  };
}
