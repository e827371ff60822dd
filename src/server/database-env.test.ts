import { describe, expect, test } from 'vitest';
import { databaseOf } from './database-env.ts';
import { readEnvironment } from './env.ts';

const DATABASE_URL = 'postgres://vitrina:hunter2@pooler.example/vitrina';
const DATABASE_LISTEN_URL = 'postgres://vitrina:hunter2@server.example/vitrina';
const refusal = (given: Record<string, string>): string => {
  try {
    readEnvironment(given);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('what the environment says of the database', () => {
  test('goes to whoever opens it', () => {
    const env = readEnvironment({
      DATABASE_URL,
      DATABASE_LISTEN_URL,
      DATABASE_CONNECTIONS: '25',
      DATA_DIR: '/d',
    });
    const asked = { url: DATABASE_URL, listenUrl: DATABASE_LISTEN_URL, connections: 25, dataDir: '/d' };
    expect(databaseOf(env)).toEqual(asked);
    expect(databaseOf(readEnvironment({ DATA_DIR: '/d' }))).toEqual({ dataDir: '/d' });
  });

  test.each(['2', '201', '1e2', 'ten', '-5'])(
    'refuses %s connections in a sentence',
    (DATABASE_CONNECTIONS) => {
      expect(refusal({ DATABASE_CONNECTIONS })).toContain(
        'DATABASE_CONNECTIONS: must be a whole number from 3 to 200',
      );
    },
  );

  test('refuses an address that listens where there is nothing to listen to, or that is none', () => {
    expect(refusal({ DATABASE_LISTEN_URL })).toMatch(/DATABASE_LISTEN_URL: .*DATABASE_URL, which is not set/);
    expect(refusal({ DATABASE_READ_URL: DATABASE_LISTEN_URL })).toMatch(
      /DATABASE_READ_URL: .*the embedded database has none/,
    );
    const wrong = refusal({ DATABASE_URL, DATABASE_LISTEN_URL: 'mysql://vitrina:hunter2@server.example' });
    expect(wrong).toMatch(/DATABASE_LISTEN_URL: must begin with postgres:/);
    expect(wrong).not.toContain('hunter2');
  });
});
