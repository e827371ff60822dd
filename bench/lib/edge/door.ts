import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A door before another one, which can be shut: then nobody is behind it. */
export async function openDoor(to: string) {
  const { port: behind } = new URL(to);
  const lines = new Set<net.Socket>();
  let calls = 0;
  const remember = (line: net.Socket) =>
    lines.add(line.on('error', () => line.destroy()).on('close', () => lines.delete(line)));
  const server = net.createServer((line) => {
    const on = net.connect(Number(behind), '127.0.0.1');
    for (const each of [line, on]) remember(each);
    // A call is smaller than a piece of a line.
    line.on('data', (part: Buffer) => {
      if (part.toString('latin1').startsWith('PURGE ')) calls += 1;
    });
    line.pipe(on).pipe(line);
  });
  const open = async (port = 0) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many it let in. */
    calls: () => calls,
    open: () => open(port),
    async shut(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const line of lines) line.destroy();
      await closed;
    },
  };
}
