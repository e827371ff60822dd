import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

const refusal = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  throw new Error('This environment was expected to be refused, and was not.');
};
const DATABASE_URL = 'postgres://vitrina:hunter2@db.example/vitrina';
const usualOfWeb = { SHUTDOWN_GRACE_MS: 5_000, WARM_UP_MS: 10_000 };

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('data'),
      INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
      SEED: 'demo',
      ROLE: 'all',
      ...{ SHUTDOWN_GRACE_MS: 0, WARM_UP_MS: 0 },
      TRUST_PROXY: 0,
      RENDER_THREADS: 0,
      LINK_CHECKS: true,
      ...{ FEED_HOSTS: [], EDGE_TARGETS: [] },
      LOG_LEVEL: 'info',
    });
  });

  test('has threads for many pages only where the database is elsewhere', () => {
    expect(readEnvironment({ RENDER_THREADS: '2' }).RENDER_THREADS).toBe(0);
  });

  test('is taken as given, and what is not ours is left out', () => {
    const given = {
      NODE_ENV: 'development',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://vitrina.example',
      DATA_DIR: '/var/lib/vitrina',
      DATABASE_URL,
      SEED: 'none',
      ROLE: 'worker',
      SMTP_URL: 'smtps://vitrina:hunter2@mail.example:465',
      MAIL_FROM: 'redacao@vitrina.example',
      ADMIN_EMAIL: 'ana+vitrina@exemplo.com.br',
      INDEXNOW_KEY: 'a-key-0123456789',
      INDEXNOW_URL: 'https://search.example/indexnow',
      S3_BUCKET: 'vitrina-files',
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'eu-south-1',
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a secret',
      S3_PREFIX: 'site/',
      METRICS_TOKEN: 'prometheus-0123456789',
      LOG_LEVEL: 'silent',
    };
    const more = {
      ...{ SHUTDOWN_GRACE_MS: '2500', WARM_UP_MS: '0' },
      TRUST_PROXY: 'true',
      RENDER_THREADS: '3',
      LINK_CHECKS: 'off',
      FEED_HOSTS: 'PIM.internal:8080, 10.0.0.7',
      PATH: '/bin',
      HOME: '/root',
    };
    expect(readEnvironment({ ...given, ...more })).toEqual({
      ...given,
      PORT: 8080,
      ...{ SHUTDOWN_GRACE_MS: 2500, WARM_UP_MS: 0 },
      TRUST_PROXY: 1,
      RENDER_THREADS: 3,
      LINK_CHECKS: false,
      ...{ FEED_HOSTS: ['pim.internal:8080', '10.0.0.7'], EDGE_TARGETS: [] },
    });
  });

  test('counts an empty variable as absent', () => {
    const names =
      'NODE_ENV PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL DATABASE_LISTEN_URL DATABASE_READ_URL DATABASE_CONNECTIONS SEED ROLE SMTP_URL MAIL_FROM ADMIN_EMAIL INDEXNOW_KEY INDEXNOW_URL S3_BUCKET S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_PREFIX METRICS_TOKEN SHUTDOWN_GRACE_MS TRUST_PROXY LINK_CHECKS FEED_HOSTS LOG_LEVEL'.split(
        ' ',
      );
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  });

  test('derives the site’s address from the port, and takes only the origin of a given one', () => {
    expect(readEnvironment({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
    const origin = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL }).PUBLIC_URL;
    expect(origin('https://vitrina.example/')).toBe('https://vitrina.example');
    expect(origin('https://VITRINA.example:443/br?x#y')).toBe('https://vitrina.example');
    expect(origin('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  });

  test('reads a port as people write one', () => {
    const port = (PORT: string) => readEnvironment({ PORT }).PORT;
    expect([port('0'), port('65535'), port('08080'), port('3000 ')]).toEqual([0, 65_535, 8080, 3000]);
  });

  test('reads how many proxies stand in front', () => {
    const proxies = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).TRUST_PROXY;
    expect(['false', 'no', '0', 'off'].map(proxies)).toEqual([0, 0, 0, 0]);
    expect(['true', 'TRUE', 'yes', '1', 'on'].map(proxies)).toEqual([1, 1, 1, 1, 1]);
    expect(['2', '9'].map(proxies)).toEqual([2, 9]);
  });

  test('knows both names of PostgreSQL', () => {
    for (const url of [DATABASE_URL, DATABASE_URL.replace('postgres:', 'postgresql:')]) {
      expect(readEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
    }
  });

  test('knows a mail server with a lock and one without', () => {
    for (const url of ['smtp://localhost', 'smtps://a%40b:c@mail.example', 'smtp://[::1]:25/?pool=true']) {
      expect(readEnvironment({ SMTP_URL: url }).SMTP_URL).toBe(url);
    }
  });

  test('lets a web or worker process share a server, not the embedded database', () => {
    for (const ROLE of ['web', 'worker']) {
      expect(readEnvironment({ ROLE, DATABASE_URL }).ROLE).toBe(ROLE);
      expect(refusal({ ROLE })).toMatch(/ROLE: .*DATABASE_URL/);
      expect(refusal({ ROLE, DATABASE_URL: '' })).toMatch(/ROLE: .*DATABASE_URL/);
    }
    expect(readEnvironment({ ROLE: 'all' }).ROLE).toBe('all');
  });

  test('takes a bucket whole or not at all', () => {
    const keys = { S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a secret' };
    const names = (source: NodeJS.ProcessEnv) =>
      refusal(source)
        .match(/^ {2}(\w+):/gm)
        ?.map((name) => name.trim());
    expect(names({ S3_BUCKET: 'files' })).toEqual([
      ...['S3_ACCESS_KEY_ID:', 'S3_SECRET_ACCESS_KEY:', 'S3_ENDPOINT:'],
    ]);
    expect(names({ S3_BUCKET: 'files', ...keys })).toEqual(['S3_ENDPOINT:']);
    expect(names(keys)).toEqual(['S3_ACCESS_KEY_ID:', 'S3_SECRET_ACCESS_KEY:']);
    const whole = { S3_BUCKET: 'files', ...keys };
    expect(readEnvironment({ ...whole, S3_REGION: 'eu-south-1' })).toMatchObject(whole);
    for (const [name, value] of [
      ['S3_BUCKET', 's3://vitrina'],
      ['S3_ENDPOINT', 's3.example'],
      ['S3_PREFIX', '/vitrina'],
    ] as const) {
      const given = { ...whole, S3_REGION: 'eu-south-1', [name]: value };
      expect(names(given), name).toEqual([`${name}:`]);
    }
    const given = { ...whole, S3_REGION: 'eu-south-1', S3_PREFIX: 'a/b' };
    expect(readEnvironment(given).S3_PREFIX).toBe('a/b/');
  });

  test('waits at its beginning and its end only where a balancer has to notice', () => {
    const grace = (source: NodeJS.ProcessEnv) => readEnvironment(source).SHUTDOWN_GRACE_MS;
    expect(readEnvironment({ ROLE: 'web', DATABASE_URL })).toMatchObject(usualOfWeb);
    expect(grace({ ROLE: 'web', DATABASE_URL, SHUTDOWN_GRACE_MS: '0' })).toBe(0);
    expect([grace({ ROLE: 'worker', DATABASE_URL }), grace({})]).toEqual([0, 0]);
  });

  test.each([
    ['PORT', 'http'],
    ['RENDER_THREADS', '33'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PUBLIC_URL', 'vitrina.example'],
    ['PUBLIC_URL', 'ftp://vitrina.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://'],
    ['DATABASE_URL', 'mysql://db.example/vitrina'],
    ['DATABASE_URL', ' postgres://db.example/vitrina'],
    ['DATABASE_URL', 'db.example'],
    ['SEED', 'full'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:port'],
    ['MAIL_FROM', 'Vitrina'],
    ['MAIL_FROM', 'vitrina@example.com, other@example.com'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_EMAIL', 'admin@localhost'],
    ['ROLE', 'cron'],
    ['INDEXNOW_KEY', 'short'],
    ['INDEXNOW_KEY', 'with/slash-and-more'],
    ['INDEXNOW_URL', 'ftp://search.example'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/8'],
    ['S3_REGION', 'eu-south-1'],
    ['S3_ACCESS_KEY_ID', 'an-id'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'with a space and long enough'],
    ['SHUTDOWN_GRACE_MS', '60001'],
    ['SHUTDOWN_GRACE_MS', '5s'],
    ['LINK_CHECKS', 'perhaps'],
    ['FEED_HOSTS', 'https://pim.internal/'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['ADMIN_IDENTIFIER', 'a b'],
    ['ADMIN_IDENTIFIER', 'an'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'too short'],
    ['ADMIN_PASSWORD', 'the admin sings'],
  ])('refuses %s=%j in a sentence that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(/^These environment variables cannot be used:/);
    expect(message).toMatch(new RegExp(`\\n {2}${name}: \\S.{5,}`));
    expect(message.split('\n')).toHaveLength(2);
  });

  test('names the first administrator by username or address, with a password that holds', () => {
    const given = {
      ADMIN_IDENTIFIER: ' Ana.Luz ',
      ADMIN_EMAIL: 'Luz@Vitrina.test',
      ADMIN_PASSWORD: 'o admin canta',
    };
    expect(readEnvironment(given)).toMatchObject({ ...given, ADMIN_IDENTIFIER: 'ana.luz' });
    const { ADMIN_IDENTIFIER } = readEnvironment({ ADMIN_IDENTIFIER: 'Ana@Vitrina.test' });
    expect(ADMIN_IDENTIFIER).toBe('ana@vitrina.test');
    expect(refusal({ ...given, ADMIN_PASSWORD: 'ana.luz sobe a ladeira' })).toContain(
      'ADMIN_PASSWORD: must contain neither ADMIN_IDENTIFIER nor ADMIN_EMAIL',
    );
  });

  test('names everything that is wrong at once', () => {
    const message = refusal({ PORT: 'x', SEED: 'x', LOG_LEVEL: 'x', HOST: 'localhost' });
    expect(message.match(/^ {2}(\w+):/gm)).toEqual(['  PORT:', '  SEED:', '  LOG_LEVEL:']);
  });

  test('never repeats a secret', () => {
    expect(refusal({ DATABASE_URL: 'mysql://vitrina:hunter2@db.example' })).not.toContain('hunter2');
    expect(refusal({ SMTP_URL: 'imap://vitrina:hunter2@mail.example' })).not.toContain('hunter2');
    expect(refusal({ PUBLIC_URL: 'ftp://vitrina:hunter2@vitrina.example' })).not.toContain('hunter2');
    const tooShort = refusal({ ADMIN_PASSWORD: 'hunter2' });
    expect(tooShort).toContain('ADMIN_PASSWORD: must have at least 12 characters');
    expect(tooShort).not.toContain('hunter2');
  });
});
