import { quoteIdentifier, type SqlSession } from '#db/client.ts';

/** The pictures that people brought in, by name. */
export async function listPictureNames(session: SqlSession): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>('SELECT name FROM media ORDER BY id');
  return rows.map(({ name }) => name);
}

/** What the log says now, out of the way until what the backup's says is in its place. */
export async function setAuditLogAside(session: SqlSession): Promise<void> {
  await session.exec('CREATE TEMP TABLE audit_log_aside ON COMMIT DROP AS TABLE audit_log');
}

/** A log is never made shorter. A number that means something else here and there gets a new one. */
export async function mergeAuditLog(session: SqlSession, columns: readonly string[]): Promise<void> {
  const others = columns.filter((name) => name !== 'id').map(quoteIdentifier);
  const aside = others.map((name) => `aside.${name}`).join(', ');
  await session.exec(`
    INSERT INTO audit_log (id, ${others.join(', ')})
    SELECT nextval(pg_get_serial_sequence('audit_log', 'id')), ${aside}
    FROM audit_log_aside aside JOIN audit_log ON audit_log.id = aside.id
    WHERE ROW(audit_log.*) IS DISTINCT FROM ROW(aside.*)
    ORDER BY aside.id;
    INSERT INTO audit_log (id, ${others.join(', ')})
    SELECT id, ${aside} FROM audit_log_aside aside ON CONFLICT (id) DO NOTHING;
    DROP TABLE audit_log_aside`);
}

/** Settings of this place, out of the way until those of a backup without secrets are in theirs. */
export async function setSettingsAside(session: SqlSession): Promise<void> {
  await session.exec('CREATE TEMP TABLE settings_aside ON COMMIT DROP AS TABLE settings');
}

/** Of those, the secret ones come back. */
export async function bringSecretSettings(session: SqlSession, harmless: readonly string[]): Promise<void> {
  const numbers = harmless.map((_, index) => `$${index + 1}`).join(', ');
  await session.query(
    `INSERT INTO settings SELECT * FROM settings_aside WHERE key NOT IN (${numbers}) ON CONFLICT (key) DO NOTHING`,
    [...harmless],
  );
  await session.exec('DROP TABLE settings_aside');
}

/** Settings that somebody has set to something. */
export async function listSettingNames(session: SqlSession): Promise<string[]> {
  const { rows } = await session.query<{ key: string }>("SELECT key FROM settings WHERE value <> ''");
  return rows.map(({ key }) => key);
}

/** Second factors that cannot be read any more; how many people had one. */
export async function endSecondFactors(session: SqlSession): Promise<number> {
  const { rows: codes } = await session.query<{ account_id: string; verified: boolean }>(
    'DELETE FROM second_factors RETURNING account_id, verified',
  );
  // Passkeys are not encrypted: whoever has one goes on with it.
  const { rows: bare } = await session.query<{ id: string }>(
    'UPDATE accounts SET second_factor = false WHERE second_factor AND id NOT IN (SELECT account_id FROM passkeys) RETURNING id',
  );
  const lost = codes.filter(({ verified }) => verified).map(({ account_id: id }) => id);
  return new Set([...lost, ...bare.map(({ id }) => id)]).size;
}

/** Whoever has no account any more is signed out. */
export async function endLoneSessions(session: SqlSession): Promise<void> {
  await session.exec('DELETE FROM sessions WHERE account_id NOT IN (SELECT id FROM accounts)');
}

/** The key that everything of this installation is signed with; undefined before the first start. */
export async function findRootKey(session: SqlSession): Promise<string | undefined> {
  const { rows } = await session.query<{ value: string }>("SELECT value FROM secrets WHERE name = 'root'");
  return rows[0]?.value;
}
