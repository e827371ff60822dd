import type { Environment } from '#server/env.ts';
import { StartError } from '#server/lib/process/data-dir.ts';
import { createFolderObjects } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

interface OpenedStore {
  objects: ObjectStore;
  close: () => void;
}

const USUAL_REGION = 'us-east-1';

/** The bucket where one is set, else the folder. The SDK is large, so it is loaded only where it is needed. */
export async function createObjectStore(env: Environment): Promise<OpenedStore> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey)
    return { objects: createFolderObjects(env.DATA_DIR), close: () => {} };
  const { createS3Objects } = await import('./s3-store.ts');
  const { close, findMisconfiguration, ...objects } = createS3Objects({
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? USUAL_REGION,
    prefix: env.S3_PREFIX ?? '',
  });
  const problem = await findMisconfiguration();
  if (!problem) return { objects, close };
  close();
  throw new StartError(problem);
}

/** What several machines would miss without a bucket; undefined where nothing is missing. */
export function missingWithoutBucket({ ROLE, S3_BUCKET }: Environment): string | undefined {
  if (ROLE === 'all' || S3_BUCKET) return undefined;
  return 'S3_BUCKET is not set: pictures and import files are kept in DATA_DIR of this process. Other machines see none of them; processes of this one do, if they have the same DATA_DIR.';
}
