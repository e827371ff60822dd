import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));
const withLines = (...lines: string[]) => `${['GET /br HTTP/1.1', ...lines].join('\r\n')}\r\n\r\n`;

test('a browser asks for a page', () => {
  const request = read(
    withLines('Host: vitrina.example', 'Accept-Encoding:  gzip, br ', 'Connection: keep-alive'),
  );
  expect(request).toEqual({
    method: 'GET',
    url: '/br',
    headers: { host: 'vitrina.example', 'accept-encoding': 'gzip, br', connection: 'keep-alive' },
  });
});

test('a name of every object is a header like any other', () => {
  expect(read(withLines('Host: a', '__proto__: b', 'constructor: c'))?.headers).toMatchObject({ host: 'a' });
});

test.each([
  ['nothing', ''],
  ['half a request', 'GET /br HTTP/1.1\r\nHost: a\r\n'],
  ['two requests', withLines('Host: a') + withLines('Host: a')],
  ['a request and a beginning', `${withLines('Host: a')}G`],
  ['another method', withLines('Host: a').replace('GET', 'HEAD')],
  ['an older protocol', withLines('Host: a').replace('1.1', '1.0')],
  ['a whole address', withLines('Host: a').replace('/br', 'http://a/br')],
  ['a space in the address', withLines('Host: a').replace('/br', '/b r')],
  ['letters beyond ASCII in the address', withLines('Host: a').replace('/br', '/bré')],
  ['nobody asked', withLines('Accept: */*')],
  ['an empty host', withLines('Host: ')],
  ['two hosts', withLines('Host: a', 'host: b')],
  ['a host behind a name', withLines('Host: a@b')],
  ['a body by its length', withLines('Host: a', 'Content-Length: 0')],
  ['a body in pieces', withLines('Host: a', 'Transfer-Encoding: chunked')],
  ['a space before the colon', withLines('Host: a', 'Transfer-Encoding : chunked')],
  ['a folded line', withLines('Host: a', 'X-A: b', ' c: d')],
  ['a line without a colon', withLines('Host: a', 'chunked')],
  ['lines that end by themselves', 'GET /br HTTP/1.1\nHost: a\n\n'],
  ['a lone carriage return', withLines('Host: a', 'X-A: b\rTransfer-Encoding: chunked')],
  ['a zero', withLines('Host: a', 'X-A: b\0')],
  ['the end of the connection', withLines('Host: a', 'Connection: close')],
  ['another protocol', withLines('Host: a', 'Connection: Upgrade', 'Upgrade: websocket')],
  ['a question first', withLines('Host: a', 'Expect: 100-continue')],
  ['far too much', withLines('Host: a', `X-A: ${'b'.repeat(9_000)}`)],
])('left to Node: %s', (_, text) => {
  expect(read(text)).toBeUndefined();
});
