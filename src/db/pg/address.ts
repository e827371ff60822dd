import pg from 'pg';
import { notAnAddress, type ServerAddress } from './errors.ts';

export function readAddress(connectionString: string): ServerAddress {
  if (!/^postgres(ql)?:\/\//.test(connectionString)) throw notAnAddress();
  try {
    const { host, port, database, password } = new pg.Client({ connectionString });
    return {
      host,
      port,
      database: database ?? '',
      password: typeof password === 'string' ? password : undefined,
    };
  } catch {
    throw notAnAddress();
  }
}
