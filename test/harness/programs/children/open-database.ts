import { type OpenDatabaseOptions, openDatabase } from '../../../../src/db/open.ts';
import { DatabaseStartError } from '../../../../src/db/start-error.ts';

/** Opens the database of the options in JSON, prints how that went, and holds it until standard input ends. */
const [options = '{}'] = process.argv.slice(2);
try {
  const database = await openDatabase(JSON.parse(options) as OpenDatabaseOptions);
  process.stdout.write('open\n');
  process.stdin.resume().once('end', () => void database.close());
} catch (error) {
  const { message } = error as Error;
  const reason = error instanceof DatabaseStartError ? error.reason : 'unexpected';
  process.stdout.write(`${JSON.stringify({ reason, message })}\n`);
  process.exit(1);
}
