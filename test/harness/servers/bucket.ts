import fs from 'node:fs';
import { createS3Objects, type S3Options } from '#server/storage/s3-store.ts';
import { startChild } from '../programs/child.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

const BUCKET = 'vitrina-test';
/** What the server takes, and nothing else. */
const access = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A server that speaks S3, with one empty bucket, in a process of its own. */
export async function startBucket() {
  const directory = makeTemporaryFolder();
  const server = startChild('s3Server', directory, BUCKET);
  const endpoint = `http://127.0.0.1:${await server.nextLine()}`;
  return {
    /** As the program reads it from its environment. */
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
    open: (options: Partial<S3Options> = {}) =>
      createS3Objects({ bucket: BUCKET, region: 'us-east-1', prefix: '', endpoint, ...access, ...options }),
    async stop(): Promise<void> {
      await server.kill();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type Bucket = Awaited<ReturnType<typeof startBucket>>;
