import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';

const listen = async (server: net.Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/**
 * Has a server of this machine answer in the place of a public one, for a program that knows nothing of it: by a proxy that
 * leads every line here, and a certificate that this program alone believes. What its environment has to say for that.
 */
export async function openAtItsAddress(folder: string, host: string, url: string) {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  const lines = new Set<net.Socket>();
  const remember = (line: net.Socket) => {
    lines.add(line.on('error', () => line.destroy()).on('close', () => lines.delete(line)));
    return line;
  };
  const ends = tls.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) }, (line) => {
    const on = remember(net.connect(Number(new URL(url).port), '127.0.0.1'));
    remember(line).pipe(on).pipe(line);
  });
  const endsAt = await listen(ends);
  const proxy = http.createServer((_, answer) => answer.writeHead(405).end());
  proxy.on('connect', (asked: http.IncomingMessage, line: net.Socket) => {
    if (asked.url !== `${host}:443`) return void line.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    line.write('HTTP/1.1 200 OK\r\n\r\n');
    const on = remember(net.connect(endsAt, '127.0.0.1'));
    remember(line).pipe(on).pipe(line);
  });
  const proxyAt = await listen(proxy);
  return {
    env: {
      ...{ NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: `http://127.0.0.1:${proxyAt}`, NO_PROXY: '127.0.0.1' },
      NODE_EXTRA_CA_CERTS: cert,
    },
    close(): void {
      proxy.close();
      ends.close();
      for (const line of lines) line.destroy();
    },
  };
}
