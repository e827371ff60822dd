import { z } from 'zod';
import { type EdgeTargetName, edgeTargetNames } from '#contract/pages/edge/edge.words.ts';

const isTarget = (name: string): name is EdgeTargetName =>
  (edgeTargetNames as readonly string[]).includes(name);
const listed = (text: string) => [...new Set(text.split(',').map((each) => each.trim()))];
const word = (what: string) => z.string().regex(/^[\x21-\x7e]{1,500}$/, `must be ${what}, without spaces`);

/** The caches in front that are told of changes, and what each of them needs for it. */
export const edgeVariables = {
  EDGE_TARGETS: z
    .string()
    .max(200)
    .transform(listed)
    .refine((names): names is EdgeTargetName[] => names.every(isTarget), {
      abort: true,
      error: `must be some of ${edgeTargetNames.join(', ')}, with commas between them`,
    })
    .default([]),
  EDGE_VARNISH_URLS: z
    .string()
    .max(2_000)
    .transform(listed)
    .refine(
      (urls) => urls.every((url) => /^https?:\/\/[^/]/.test(url) && URL.canParse(url)),
      'must be addresses such as http://127.0.0.1:6082, with commas between them',
    )
    .optional(),
  EDGE_FASTLY_SERVICE: word('the id of a service').optional(),
  EDGE_FASTLY_TOKEN: word('a token of the API').optional(),
  EDGE_CLOUDFLARE_ZONE: word('the id of a zone').optional(),
  EDGE_CLOUDFLARE_TOKEN: word('a token of the API').optional(),
  EDGE_CLOUDFLARE_PLAN: z.enum(['free', 'pro', 'business', 'enterprise']).optional(),
  EDGE_BUNNY_ZONE: z
    .string()
    .regex(/^\d{1,15}$/, 'must be the number of a pull zone')
    .optional(),
  EDGE_BUNNY_KEY: word('a key of the API').optional(),
  EDGE_CLOUDFRONT_DISTRIBUTION: word('the id of a distribution').optional(),
  EDGE_CLOUDFRONT_KEY_ID: word('the id of an access key').optional(),
  EDGE_CLOUDFRONT_SECRET: word('the secret of an access key').optional(),
  EDGE_AKAMAI_HOST: z
    .string()
    .regex(/^[a-z0-9.-]{1,200}$/, 'must be a host such as akab-….luna.akamaiapis.net')
    .optional(),
  EDGE_AKAMAI_CLIENT_TOKEN: word('a client token').optional(),
  EDGE_AKAMAI_CLIENT_SECRET: word('a client secret').optional(),
  EDGE_AKAMAI_ACCESS_TOKEN: word('an access token').optional(),
};
export type EdgeEnvironment = z.output<z.ZodObject<typeof edgeVariables>>;
type Name = Exclude<keyof EdgeEnvironment, 'EDGE_TARGETS'>;

const needed: Record<EdgeTargetName, Name[]> = {
  varnish: ['EDGE_VARNISH_URLS'],
  fastly: ['EDGE_FASTLY_SERVICE', 'EDGE_FASTLY_TOKEN'],
  cloudflare: ['EDGE_CLOUDFLARE_ZONE', 'EDGE_CLOUDFLARE_TOKEN'],
  bunny: ['EDGE_BUNNY_ZONE', 'EDGE_BUNNY_KEY'],
  cloudfront: ['EDGE_CLOUDFRONT_DISTRIBUTION', 'EDGE_CLOUDFRONT_KEY_ID', 'EDGE_CLOUDFRONT_SECRET'],
  nginx: [],
  akamai: [
    'EDGE_AKAMAI_HOST',
    'EDGE_AKAMAI_CLIENT_TOKEN',
    'EDGE_AKAMAI_CLIENT_SECRET',
    'EDGE_AKAMAI_ACCESS_TOKEN',
  ],
};
const targetOf = (name: string) =>
  edgeTargetNames.find((target) => name.startsWith(`EDGE_${target.toUpperCase()}_`));

/** What a target needs to be told, and what means nothing without it. */
export function edgeProblems(
  env: EdgeEnvironment & { CACHE_TOKEN?: string | undefined },
): [name: string, message: string][] {
  const chosen = new Set(env.EDGE_TARGETS);
  const names = Object.keys(edgeVariables) as (keyof EdgeEnvironment)[];
  const lone = names.filter((name) => {
    const target = targetOf(name);
    return target && !chosen.has(target) && env[name] !== undefined;
  });
  const missing = [...chosen].flatMap((target) => needed[target].filter((name) => !env[name]));
  return [
    ...lone.map((name): [string, string] => [
      name,
      `is set, but EDGE_TARGETS does not name ${targetOf(name)}`,
    ]),
    ...missing.map((name): [string, string] => [
      name,
      `is needed where EDGE_TARGETS names ${targetOf(name)}`,
    ]),
    ...(chosen.size > 0 && !env.CACHE_TOKEN
      ? [['CACHE_TOKEN', 'is needed where EDGE_TARGETS is set: by it the cache is known'] as [string, string]]
      : []),
  ];
}
