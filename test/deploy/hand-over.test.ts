import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentNames, readEnvironment } from '#server/env.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { findBalancer } from '../../scripts/lib/unpacked.js';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (file: string) => fs.readFileSync(path.join(deploy, file), 'utf8');
const assignments = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...read(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, n = '', v = '']) => [n, v]),
  );
const newFolder = temporaryFolders();

describe('two instances behind HAProxy', () => {
  const balancer = read('haproxy.cfg');
  const envOf = (instance: string) =>
    readEnvironment({ ...assignments('vitrina.env.example'), ...assignments(`${instance}.env.example`) });

  test.each(['a', 'b'])('%s starts with its variables, at the port that HAProxy knows', (instance) => {
    expect(environmentNames).toEqual(
      expect.arrayContaining(Object.keys(assignments(`${instance}.env.example`))),
    );
    const { ROLE, PORT, TRUST_PROXY } = envOf(instance);
    expect({ ROLE, TRUST_PROXY }).toEqual({ ROLE: 'web', TRUST_PROXY: 1 });
    expect(balancer).toContain(`\n\tserver ${instance} 127.0.0.1:${PORT}\n`);
    expect(balancer).toContain(`{ path /up/${instance} } { srv_is_up(vitrina/${instance}) }`);
    expect(PORT).not.toBe(Number(assignments('worker.env.example').PORT));
  });

  test('HAProxy notices one that stops in time, shows nobody metrics, and logs no queries', () => {
    expect(balancer).toContain('http-check send meth GET uri /readyz');
    const [, inter, fall] = /default-server check inter (\d+)s fall (\d+)/.exec(balancer) ?? [];
    expect(envOf('a').SHUTDOWN_GRACE_MS).toBeGreaterThan((Number(inter) * Number(fall) + 1) * 1_000);
    expect(balancer).toContain('http-request return status 404 if { path /metrics }');
    const format = /log-format "(.*)"/.exec(balancer)?.[1] ?? '';
    expect(format).toContain('%HPO');
    expect(format).not.toMatch(/%(r|HU|HQ|HP|hr|hs)\b/);
    // What changes something is not sent twice.
    expect(balancer).toContain('http-request disable-l7-retry unless METH_GET');
  });

  const found = findBalancer();
  test.skipIf(!found)('HAProxy itself takes the file', () => {
    const { status, stderr } = spawnSync(
      found?.program ?? '',
      ['-c', '-q', '-f', path.join(deploy, 'haproxy.cfg')],
      { env: { LD_LIBRARY_PATH: found?.libraries }, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  test('the unit runs what is in the folder of its name, and is otherwise the one of a single version', () => {
    const inItsFolder = read('vitrina@.service')
      .replaceAll('/opt/vitrina-%i', '/opt/vitrina')
      .replace(' (%i)', '')
      .replace(/# Listed last.*\nEnvironmentFile=\/etc\/vitrina\/%i\.env\n/, '');
    const unitOf = (text: string) => text.slice(text.indexOf('[Unit]'));
    expect(unitOf(inItsFolder)).toBe(unitOf(read('vitrina.service')));
  });
});

describe('hand-over.sh', () => {
  /** Where units run that somebody names in a file, and addresses answer that are in another. */
  function handOver(given: { runs: string[]; answers?: string[]; dies?: boolean }) {
    const folder = newFolder();
    const write = (name: string, text: string) =>
      fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 });
    write(
      'systemctl',
      `#!/bin/sh
[ "$1" = --quiet ] && shift
for unit; do :; done
case $1 in
is-active) grep -qx "$unit" ${folder}/running ;;
start) echo "$1 $unit" >> ${folder}/said; ${given.dies ? ':' : `echo "$unit" >> ${folder}/running`} ;;
*) echo "$1 $unit" >> ${folder}/said ;;
esac`,
    );
    write('curl', `#!/bin/sh\nfor address; do :; done\ngrep -qx "$address" ${folder}/answering`);
    write('sleep', '#!/bin/sh\n');
    write('running', given.runs.map((unit) => `${unit}\n`).join(''));
    write('answering', (given.answers ?? []).map((address) => `${address}\n`).join(''));
    write('said', '');
    for (const instance of ['a', 'b'])
      fs.copyFileSync(path.join(deploy, `${instance}.env.example`), path.join(folder, `${instance}.env`));
    const { status, stderr } = spawnSync('/bin/sh', [path.join(deploy, 'hand-over.sh'), '3'], {
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        VITRINA_ETC: folder,
        VITRINA_PROGRAMS: path.join(folder, 'vitrina'),
      },
      encoding: 'utf8',
    });
    const said = fs.readFileSync(path.join(folder, 'said'), 'utf8').trim().split('\n').filter(Boolean);
    return { status, stderr, said };
  }
  const ready = (instance: string, port: number) => [
    `http://127.0.0.1:${port}/readyz`,
    `http://127.0.0.1:8404/up/${instance}`,
  ];

  test('starts the other one, and stops the first only when readers are sent to the other', () => {
    const there = handOver({ runs: ['vitrina@a', 'vitrina-worker'], answers: ready('b', 3012) });
    expect(there).toMatchObject({ status: 0, stderr: '' });
    expect(there.said).toEqual([
      'start vitrina@b',
      'stop vitrina@a',
      'enable vitrina@b',
      'disable vitrina@a',
      'restart vitrina-worker',
    ]);
    const back = handOver({ runs: ['vitrina@b'], answers: ready('a', 3011) });
    expect(back.said.slice(0, 2)).toEqual(['start vitrina@a', 'stop vitrina@b']);
  });

  test.each([
    ['is not ready', { answers: [] }],
    ['is not known to HAProxy', { answers: ready('b', 3012).slice(0, 1) }],
    ['ends', { dies: true }],
  ])('leaves the first one alone where the other %s', (_what, given) => {
    const { status, stderr, said } = handOver({ runs: ['vitrina@a'], ...given });
    expect([status, said]).toEqual([1, ['start vitrina@b', 'stop vitrina@b']]);
    expect(stderr).toContain('vitrina@a goes on');
  });

  test('touches nothing where both run', () => {
    const { status, said } = handOver({ runs: ['vitrina@a', 'vitrina@b'] });
    expect([status, said]).toEqual([1, []]);
  });
});
