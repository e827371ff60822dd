import type { FastifyInstance } from 'fastify';
import { StartError } from './lib/process/data-dir.ts';

/** Listens, or says in a sentence why it cannot. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `PORT: ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`PORT: this user may not listen on ${port}. Choose one above 1024.`);
    if (code === 'EADDRNOTAVAIL') throw new StartError(`HOST: ${host} is not an address of this machine.`);
    throw error;
  }
}
