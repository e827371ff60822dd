import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Results as PgliteResults } from '@electric-sql/pglite';
import type { Results } from '../client.ts';
import { DatabaseStartError, notDurable, unopenable } from '../start-error.ts';
import { copyDataDir } from './copy-data-dir.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { openPglite } from './open-pglite.ts';
import { type ThreadMessage, type ThreadRequest, type ThreadSettings, toPlainError } from './protocol.ts';

const { dataDir, ...settings } = workerData as ThreadSettings;
let files: DurableNodeFS | undefined;
let ready = false;

const post = (message: ThreadMessage) => parentPort?.postMessage(message);

const refuse = ({ reason, message }: DatabaseStartError) => post({ type: 'refused', reason, message });

function createFiles(folder: string): DurableNodeFS {
  files = new DurableNodeFS(folder);
  files.onFailure = ({ message }) => {
    if (ready) post({ type: 'fatal', message });
    else refuse(notDurable(dataDir, message));
  };
  return files;
}

async function perform(database: PGlite, request: ThreadRequest): Promise<Results | Results[] | null> {
  switch (request.op) {
    case 'query':
      return leavingNoTransaction(database, request.inTransaction, async () =>
        answered(await database.query(request.text, request.params, request.options)),
      );
    case 'exec':
      return leavingNoTransaction(database, request.inTransaction, async () =>
        (await database.exec(request.text)).map(slim),
      );
    case 'copyTo':
      await copyDataDir(database, dataDir, request.target);
      return null;
    case 'close':
      await database.exec('CHECKPOINT');
      await database.close();
      return null;
  }
}

/** A script that fails between its own BEGIN and COMMIT would leave the one session aborted for everybody. */
async function leavingNoTransaction<T>(
  database: PGlite,
  inTransaction: boolean,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    if (!inTransaction && database.isInTransaction()) await database.exec('ROLLBACK');
  }
}

/** PGlite swallows a crash of the WASM code and shows an empty result: never take that for success. */
function answered(result: PgliteResults): Results {
  if (result.command === undefined) throw new Error('The database gave no answer to this statement.');
  return slim(result);
}

/** PGlite adds up `affectedRows` over the statements of a script; `rowCount` is the statement's own. */
function slim(result: PgliteResults): Results {
  const { rows, fields, command, rowCount } = result;
  const affectedRows = WRITES.has(command ?? '') ? (rowCount ?? 0) : 0;
  return { rows: rows as Results['rows'], fields, command, affectedRows };
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** PostgreSQL's own errors leave the session sound. After any other, ask it something. */
async function isSound(database: PGlite, error: unknown): Promise<boolean> {
  if (files?.failure || error instanceof WebAssembly.RuntimeError) return false;
  const { severity } = error as { severity?: string };
  if (severity !== undefined) return severity === 'ERROR';
  return database.query('SELECT 1').then(
    () => true,
    (probe) => probe.severity === 'ERROR', // an aborted transaction refuses, and is alive
  );
}

async function respond(database: PGlite, request: ThreadRequest): Promise<void> {
  try {
    const value = await perform(database, request);
    if (files?.failure) throw files.failure; // what is answered after a refused flush may be a lie
    post({ type: 'result', id: request.id, value });
  } catch (error) {
    const sound = await isSound(database, error);
    post({ type: 'error', id: request.id, error: toPlainError(error) });
    if (!sound) post({ type: 'fatal', message: String(error) });
  }
  if (request.op === 'close') parentPort?.close();
}

try {
  const database = await openPglite(dataDir, { ...settings, createFiles });
  database.onNotification((channel, payload) => post({ type: 'notify', channel, payload }));
  let last = Promise.resolve();
  parentPort?.on('message', (request: ThreadRequest) => {
    last = last.then(() => respond(database, request));
  });
  ready = true;
  post({ type: 'ready' });
} catch (error) {
  refuse(error instanceof DatabaseStartError ? error : unopenable(dataDir, String(error)));
}
