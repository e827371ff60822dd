import http from 'node:http';

/** The least that Node can do: the same head and the same bytes for everybody. Given them by its parent. */
process.once('message', ({ status, headers, body }: { status: number; headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((_, response) => {
    response.writeHead(status, headers).end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
