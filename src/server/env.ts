import path from 'node:path';
import { z } from 'zod';

/** Digits only: a number's other spellings, a lone space among them, would start on a port that nobody meant. */
const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a whole number from 0 to 65535');
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => new URL(url).origin);

const truth = z.stringbool();
/** How many proxies stand in front: `true` is one. */
const proxies = z
  .string()
  .transform((text) => (/^[2-9]$/.test(text) ? Number(text) : Number(truth.safeParse(text).data ?? NaN)))
  .refine((count) => !Number.isNaN(count), 'must be true, false, or how many proxies stand in front');

/** Every variable that the program understands, with its default. README and .env.example describe them. */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    SEED: z.enum(['demo', 'none']).default('demo'),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    SMTP_URL: z
      .string()
      .refine(
        (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
        'must be an address such as smtp://mail.example.com:587',
      )
      .optional(),
    MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    TRUST_PROXY: proxies.default(0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => env.ROLE === 'all' || env.DATABASE_URL !== undefined, {
    path: ['ROLE'],
    message:
      'can be "web" or "worker" only together with DATABASE_URL: the embedded database serves one process',
  })
  .transform(({ PUBLIC_URL, DATA_DIR, ...env }) => ({
    ...env,
    DATA_DIR: path.resolve(DATA_DIR),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  }));

export type Environment = z.output<typeof environmentSchema>;

/** An environment that the program refuses to start with; the message names each variable and what is wrong. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** An empty variable counts as an absent one: that is how shells and compose files "unset" them. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
  throw new EnvironmentError(`These environment variables cannot be used:\n  ${lines.join('\n  ')}`);
}
