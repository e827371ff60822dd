import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findFileHost } from '../../../scripts/lib/unpacked.js';
import { freePort } from '../programs/free-port.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

/** undefined where it is not here: what needs it is left out, and named. */
export const fileHost = findFileHost();
export const HOST_NAME = 'files.example';
export const USER = 'ana';
export const PASSWORD = 'segredo';
/** Of that word, as crypt(3) writes it. */
const CRYPTED = '$5$vitrina$WKJ7n4zwLi558xcAXgX4kdxzbkfnQrs3U4poXZycCR.';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

function makeCertificate(folder: string): string {
  const [key, certificate] = ['tls.key', 'tls.pem'].map((name) => path.join(folder, name));
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${HOST_NAME}`, '-addext', `subjectAltName=DNS:${HOST_NAME}`];
  const out = ['-days', '1', '-keyout', `${key}`, '-out', `${certificate}`];
  execFileSync('openssl', [...args, ...names, ...out], { stdio: 'ignore' });
  return fs.readFileSync(`${certificate}`, 'utf8');
}

function makeHostKey(file: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  fs.writeFileSync(file, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
}

interface Ports {
  ftp: number;
  ftps: number;
  implicit: number;
  sftp: number;
}

/** Four doors to one folder: without TLS, with it when it is asked for, in it from the first byte, and by SSH. */
function configOf(folder: string, ports: Ports): string {
  const tls = [
    'TLSEngine on',
    `TLSRSACertificateFile ${folder}/tls.pem`,
    `TLSRSACertificateKeyFile ${folder}/tls.key`,
  ];
  const every = [
    'AuthOrder mod_auth_file.c',
    `AuthUserFile ${folder}/people`,
    'RequireValidShell off',
    'WtmpLog off',
    `TransferLog none`,
  ];
  const door = (port: number, ...lines: string[]) =>
    ['<VirtualHost 127.0.0.1>', `Port ${port}`, ...every, ...lines, '</VirtualHost>'].join('\n');
  return [
    `ModulePath ${fileHost?.modules}`,
    ...[
      'LoadModule mod_tls.c',
      'LoadModule mod_sftp.c',
      'ServerType standalone',
      'UseIPv6 off',
      'DelayEngine off',
    ],
    ...['DefaultAddress 127.0.0.1', 'SocketBindTight on', 'ScoreboardFile none', `PidFile ${folder}/pid`],
    ...[`Port ${ports.ftp}`, 'ServerIdent off', ...every],
    ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
    door(ports.ftps, ...tls, 'TLSRequired on'),
    door(ports.implicit, ...tls, 'TLSOptions UseImplicitSSL'),
    door(ports.sftp, 'SFTPEngine on', `SFTPHostKey ${folder}/host.key`),
  ].join('\n');
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => socket.destroy()).end();
  });

/** A real host of files, ProFTPD, on this machine alone. */
export async function startFileHost() {
  const folder = makeTemporaryFolder();
  const home = path.join(folder, 'home');
  fs.mkdirSync(home);
  fs.chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder);
  makeHostKey(path.join(folder, 'host.key'));
  const id = isRoot ? NOBODY : process.getuid?.();
  fs.writeFileSync(path.join(folder, 'people'), `${USER}:${CRYPTED}:${id}:${id}::${home}:/bin/false\n`, {
    mode: 0o600,
  });
  const ports = {
    implicit: await freePort(),
    ftp: await freePort(),
    ftps: await freePort(),
    sftp: await freePort(),
  };
  fs.writeFileSync(path.join(folder, 'proftpd.conf'), configOf(folder, ports));

  async function open() {
    const child = spawn(
      fileHost?.program ?? 'proftpd',
      ['-n', '-q', '-c', path.join(folder, 'proftpd.conf')],
      {
        env: { PATH: process.env.PATH, LD_LIBRARY_PATH: fileHost?.libraries },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const exited = once(child, 'close');
    while (!(await answers(ports.ftp))) {
      if (child.exitCode !== null) throw new Error(`ProFTPD ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return async () => {
      child.kill('SIGTERM');
      await exited;
    };
  }
  let shut = await open();
  return {
    ports,
    certificate,
    write(name: string, content: string | Buffer): void {
      fs.writeFileSync(path.join(home, name), content);
    },
    addressOf: (way: keyof Ports, name: string, pair = `${USER}:${PASSWORD}`) =>
      `${way === 'implicit' ? 'ftps' : way}://${pair}@${HOST_NAME}:${ports[way]}/${name}`,
    /** As a host that was set up anew, or somebody in its place. */
    async changeKey(): Promise<void> {
      await shut();
      makeHostKey(path.join(folder, 'host.key'));
      shut = await open();
    },
    async close(): Promise<void> {
      await shut();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
