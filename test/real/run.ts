import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { freePort } from '#test/harness/programs/free-port.ts';
import { startProgram, untilReady } from '#test/harness/programs/program-process.ts';
import { runScript } from '#test/harness/programs/run-script.ts';
import { oldArticles } from './wordpress/articles.ts';
import { startWordPress } from './wordpress/wordpress-site.ts';
import { missingFrom, wordsOf } from './wordpress/words.ts';

/**
 * A real WordPress (Debian's packages wordpress, mariadb-server, php-cli, php-mysql, php-gd) is filled, exported by itself, moved in
 * and compared page by page: node test/real/run.ts. It ends with 1 where anything differs.
 */
const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-real-'));
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
const problem = (line: string) => {
  problems.push(line);
  say(`✗ ${line}`);
};

async function drawPictures(): Promise<string[]> {
  const files = ['panela', 'tampa'].map((name) => path.join(folder, `${name}.jpg`));
  for (const [index, file] of files.entries())
    await sharp({
      create: { width: 1400, height: 900, channels: 3, background: { r: 200, g: 60 * index, b: 40 } },
    })
      .jpeg()
      .toFile(file);
  return files;
}

/** What the report names as left: a list that is made anew each time, and a plugin's box. */
const withoutNamed = (html: string): string =>
  html.replace(/<ul[^>]*wp-block-latest-posts[\s\S]*?<\/ul>/, '').replace(/\[amazon [^\]]*\]/, '');

type WordPress = Awaited<ReturnType<typeof startWordPress>>;

/** Moves it in, serves what came, and looks at it as a reader would. */
async function compare(old: WordPress, file: string, name: string, args: string[]) {
  const dataDir = path.join(folder, `site-${name}`);
  await mkdir(dataDir);
  const report = path.join(dataDir, 'report.json');
  const { code, said, complained } = await runScript('move-in', dataDir, [file, '--report', report, ...args]);
  say(`--- ${name}\n${said}${complained}`);
  if (code !== 0) return problem(`${name}: move-in ended with ${code}.`);
  const { entries, addresses } = await old.pages();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startProgram({ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, SEED: 'none' });
  await untilReady(server);
  try {
    for (const entry of entries) {
      const answer = await fetch(`${origin}/?p=${entry.id}`);
      const html = await answer.text();
      const said = `${entry.title || '(no title)'} [${answer.status} ${answer.url}]`;
      if (answer.status !== 200) problem(`${name}: ${said} does not answer.`);
      const body = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
      const missing = missingFrom(wordsOf(withoutNamed(entry.html)), wordsOf(body));
      if (missing.length > 0) problem(`${name}: ${said} misses ${missing.join(' ')}`);
      const wanted = new Set(
        [...entry.html.matchAll(/<img[^>]+src="[^"]*\/([a-z]+)(?:-\d+x\d+|-scaled)?\.jpg"/g)].map(
          ([, picture]) => picture,
        ),
      );
      for (const picture of wanted)
        if (!body.includes(`/media/${picture}-`)) problem(`${name}: ${said} misses the picture ${picture}`);
    }
    for (const address of addresses) {
      const answer = await fetch(origin + address, { redirect: 'manual' });
      const to = answer.headers.get('location');
      const end = to === null ? answer : await fetch(new URL(to, origin));
      const isWell = (answer.status === 200 || answer.status === 301) && end.status === 200;
      if (!isWell)
        problem(
          `${name}: ${address} answers ${answer.status}${to ? ` to ${to}, which answers ${end.status}` : ''}`,
        );
    }
    const { left } = JSON.parse(await readFile(report, 'utf8')) as {
      left: { kind: string; place: string; reason: string }[];
    };
    for (const line of left) say(`  left: ${line.kind}, ${line.place}: ${line.reason}`);
    say(`${entries.length} entries and ${addresses.length} addresses were looked at.`);
  } finally {
    server.child.kill();
    await server.exited;
  }
}

const old = await startWordPress(
  path.join(folder, 'old'),
  await freePort(),
  await drawPictures(),
  oldArticles,
);
try {
  const file = path.join(folder, 'export.xml');
  await old.exportTo(file);
  await compare(old, file, 'uploads', ['--uploads', old.uploads]);
  await compare(old, file, 'fetched', ['--allow-host', new URL(old.origin).host]);
} finally {
  await old.stop();
  if (process.env.KEEP) say(`Everything is kept in ${folder}.`);
  else await rm(folder, { recursive: true, force: true });
}
say(problems.length === 0 ? 'Nothing differs.' : `${problems.length} things differ.`);
process.exitCode = problems.length === 0 ? 0 : 1;
