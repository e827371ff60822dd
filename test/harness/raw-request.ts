import net, { type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  head: string;
  body: string;
  status: number;
}

/** Sends exactly these bytes to a server that listens, and waits for the end: no client library tidies them up. */
export async function sendRaw({ server }: FastifyInstance, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}); // the server may hang up before it has read everything
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = Buffer.concat(pieces).toString();
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { head, body, status: Number(head.split(' ')[1]) };
}

/** A request for whatever is written there, byte by byte; the last one of its connection. */
export const rawRequest = (target: Buffer | string, headers = '', host = 'Host: vitrina.test\r\n'): Buffer =>
  Buffer.concat([
    Buffer.from('GET '),
    Buffer.isBuffer(target) ? target : Buffer.from(target, 'latin1'),
    Buffer.from(` HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n`),
  ]);
