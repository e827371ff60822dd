import { type Logger, pino } from 'pino';
import { nameSources } from './process/source-lines.ts';

export type { Logger };

interface LoggerOptions {
  level: string;
  /** Lines for a person at a terminal instead of JSON for a machine. */
  readable: boolean;
}

function presentError(error: Error) {
  const shown = pino.stdSerializers.err(error);
  return { ...shown, stack: nameSources(shown.stack ?? '') };
}

export function createLogger({ level, readable }: LoggerOptions): Logger {
  return pino({
    level,
    serializers: { err: presentError },
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      ...['clientSecret', 'client_secret', 'access_token', 'authorization'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
    ],
    ...(readable && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  });
}
