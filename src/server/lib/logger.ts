import { type Logger, pino } from 'pino';

export type { Logger };

interface LoggerOptions {
  level: string;
  /** Lines for a person at a terminal instead of JSON for a machine. */
  readable: boolean;
}

export function createLogger({ level, readable }: LoggerOptions): Logger {
  return pino({
    level,
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
