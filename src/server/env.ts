import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { emailSchema, usernameSchema } from '#contract/people/accounts/account-fields.schemas.ts';
import { passwordProblem } from '#contract/people/accounts/password-rules.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { describeProblem, type FieldProblemCode } from '#contract/site/field-problems.ts';
import { databaseProblems, databaseVariables } from './database-env.ts';
import { edgeProblems, edgeVariables } from './edge-env.ts';

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
/** Names with or without a port, as many as somebody needs: `pim.internal:8080, 10.0.0.7`. */
const hosts = z
  .string()
  .max(2_000)
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (all) => all.every((host) => /^[a-z0-9.[\]:_-]{1,300}$/.test(host)),
    'must be hosts such as pim.internal:8080, with commas between them',
  );
/** Two looks of a balancer that looks every two seconds, and a little. */
const BALANCER_NOTICES_MS = 5_000;
const waitProblem = 'must be a whole number of milliseconds, 60000 at most';
const wait = z
  .string()
  .regex(/^\d{1,5}$/, waitProblem)
  .transform(Number)
  .refine((ms) => ms <= 60_000, waitProblem);
/** How many proxies stand in front: `true` is one. */
const proxies = z
  .string()
  .transform((text) => (/^[2-9]$/.test(text) ? Number(text) : Number(truth.safeParse(text).data ?? NaN)))
  .refine((count) => !Number.isNaN(count), 'must be true, false, or how many proxies stand in front');
const threadsProblem = `must be a whole number from 0 to ${engineLimits.renderRuns.threads.most}`;
const threads = z
  .string()
  .regex(/^\d{1,2}$/, threadsProblem)
  .transform(Number)
  .refine((count) => count <= engineLimits.renderRuns.threads.most, threadsProblem);
/** Readers keep a processor to themselves, where there is more than one; memory is not for the taking either. */
const usualThreads = () =>
  Math.min(Math.max(os.availableParallelism() - 1, 1), engineLimits.renderRuns.threads.usualMost);
const token = z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters, without spaces');
const identifier = z
  .union([usernameSchema, emailSchema], {
    error: 'must be an e-mail address, or 3 to 30 small letters and digits with . _ - between them',
  })
  .optional();
const passwordProblems: Partial<Record<FieldProblemCode, string>> = {
  too_short: 'must have at least {limit} characters',
  too_long: 'must have at most {limit} characters',
  contains_identifier: 'must contain neither ADMIN_IDENTIFIER nor ADMIN_EMAIL',
};

const s3Names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
] as const;
const storage = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, without s3:// and without /')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-south-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^[a-zA-Z0-9._-]+(\/[a-zA-Z0-9._-]+)*\/?$/,
      'must be a path such as vitrina/, without a / in front',
    )
    .transform((prefix) => prefix.replace(/\/?$/, '/'))
    .optional(),
};
type Storage = z.output<z.ZodObject<typeof storage>>;

/** What a bucket needs to be reached, and what means nothing without one. */
function storageProblems(env: Storage): [name: string, message: string][] {
  const lone = s3Names.filter((name) => env[name] !== undefined);
  if (!env.S3_BUCKET) {
    return lone.map((name) => [name, 'is set, but S3_BUCKET is not: name the bucket, or leave both out']);
  }
  const needed = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => !env[name]);
  const place = env.S3_ENDPOINT ?? env.S3_REGION;
  return [
    ...needed.map((name): [string, string] => [name, 'is needed where S3_BUCKET is set']),
    ...(place
      ? []
      : [
          ['S3_ENDPOINT', 'is needed where S3_BUCKET is set (at Amazon, S3_REGION alone)'] as [
            string,
            string,
          ],
        ]),
  ];
}

/** Every variable that the program understands, with its default. README and .env.example describe them. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseVariables,
  SEED: z.enum(['demo', 'none']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ...storage,
  BACKUP_PASSPHRASE: z
    .string()
    .min(16, 'must have at least 16 characters: whoever has a backup may try as often as they like')
    .max(1_024, 'must have at most 1024 characters')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
      'must be an address such as smtp://mail.example.com:587',
    )
    .optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_IDENTIFIER: identifier.optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.indexnow.org/indexnow' })
    .default('https://api.indexnow.org/indexnow'),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: token.optional(),
  CACHE_TOKEN: token.optional(),
  ...edgeVariables,
  SHUTDOWN_GRACE_MS: wait.optional(),
  WARM_UP_MS: wait.optional(),
  RENDER_THREADS: threads.optional(),
  LINK_CHECKS: truth.default(true),
  FEED_HOSTS: hosts.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const environmentNames = Object.keys(variables.shape);

const environmentSchema = variables
  .refine((env) => env.ROLE === 'all' || env.DATABASE_URL !== undefined, {
    path: ['ROLE'],
    message:
      'can be "web" or "worker" only together with DATABASE_URL: the embedded database serves one process',
  })
  .superRefine((env, context) => {
    for (const [name, message] of [...databaseProblems(env), ...storageProblems(env), ...edgeProblems(env)])
      context.addIssue({ code: 'custom', path: [name], message });
  })
  .superRefine(({ ADMIN_IDENTIFIER = 'admin', ADMIN_EMAIL = '', ADMIN_PASSWORD }, context) => {
    const problem = ADMIN_PASSWORD && passwordProblem(ADMIN_PASSWORD, [ADMIN_IDENTIFIER, ADMIN_EMAIL]);
    if (!problem) return;
    const message = describeProblem(problem, { ...passwordProblems } as Record<FieldProblemCode, string>);
    context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message });
  })
  .transform(({ PUBLIC_URL, DATA_DIR, SHUTDOWN_GRACE_MS, WARM_UP_MS, ...env }) => ({
    ...env,
    // Only where a balancer stands in front does it help anybody to wait.
    SHUTDOWN_GRACE_MS: SHUTDOWN_GRACE_MS ?? (env.ROLE === 'web' ? BALANCER_NOTICES_MS : 0),
    // Where others serve meanwhile.
    WARM_UP_MS: WARM_UP_MS ?? (env.ROLE === 'web' ? engineLimits.pages.warming.beforeReady : 0),
    // The embedded database has one thread: others would wait for it.
    RENDER_THREADS: env.DATABASE_URL ? (env.RENDER_THREADS ?? usualThreads()) : 0,
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
