import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { traceHeaders } from '#server/lib/tracing/trace-context.ts';
import type { ObjectStore } from './object-store.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

export interface S3Options {
  bucket: string;
  /** Absent: Amazon's own, of the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before every key; empty, or with a slash at its end. */
  prefix: string;
  /** How many names are asked for at a time; absent: as many as the bucket gives. */
  namesAtOnce?: number;
}

/** Two parts of this size are in memory at once, whatever is sent. */
const PART_BYTES = 8 * 1024 * 1024;
/** Until it is connected, until it begins to answer, and how long it may pause within an answer. */
const TIMES = {
  connectionTimeout: 3_000,
  requestTimeout: 20_000,
  throwOnRequestTimeout: true,
  socketTimeout: 120_000,
};
const TRIES = 3;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export interface S3Store extends ObjectStore {
  /** Why the bucket cannot be used as it is set up; undefined where it can, or where nobody answers just now. */
  findMisconfiguration(): Promise<string | undefined>;
  close(): void;
}

/** Files in a bucket of Amazon, or of anything that speaks the same language. */
export function createS3Objects(options: S3Options): S3Store {
  const { bucket, prefix, endpoint, region, namesAtOnce, ...credentials } = options;
  const client = new S3Client({
    region,
    credentials,
    requestHandler: TIMES,
    maxAttempts: TRIES,
    ...(endpoint && { endpoint }),
    // Names of buckets in the host need certificates and names of their own; every server knows this way.
    forcePathStyle: true,
    // Not every server knows the checksums that the SDK would like to add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      Object.assign(headers, traceHeaders());
      return next(args);
    },
    // Before it is signed.
    { step: 'build', name: 'traceOfRequest' },
  );
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  const unavailable = (error: unknown) =>
    new StorageUnavailable(`The bucket ${bucket} does not do what is asked of it`, error);
  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    call().catch((error: unknown) => Promise.reject(unavailable(error)));

  /** undefined where there is nothing under this key. */
  async function find<T>(call: () => Promise<T>): Promise<T | undefined> {
    return ask(async () => {
      try {
        return await call();
      } catch (error) {
        if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
        throw error;
      }
    });
  }

  /** What breaks in the given stream is its sender's failure, not the bucket's. */
  async function send(key: string, body: Readable): Promise<void> {
    let broken: unknown;
    body.once('error', (error) => {
      broken = error;
    });
    const params = { ...at(key), Body: body };
    try {
      // An upload in parts appears when its last part is there; one that fails is taken back.
      await new Upload({ client, params, queueSize: 2, partSize: PART_BYTES }).done();
    } catch (error) {
      throw broken ?? unavailable(error);
    }
  }

  return {
    isElsewhere: true,

    fileOf: () => undefined,

    has: async (key) => (await find(() => client.send(new HeadObjectCommand(at(key))))) !== undefined,

    async read(key) {
      const found = await find(() => client.send(new GetObjectCommand(at(key))));
      return found?.Body as Readable | undefined;
    },

    async write(key, body) {
      if (Buffer.isBuffer(body)) {
        const length = { ContentLength: body.length };
        await ask(() => client.send(new PutObjectCommand({ ...at(key), Body: body, ...length })));
      } else await send(key, body);
    },

    async remove(key) {
      await ask(() => client.send(new DeleteObjectCommand(at(key))));
    },

    async *list(beginning) {
      const pages = paginateListObjectsV2(
        { client, ...(namesAtOnce && { pageSize: namesAtOnce }) },
        { Bucket: bucket, Prefix: prefix + beginning },
      );
      const next = () => ask(() => pages.next());
      for (let page = await next(); !page.done; page = await next())
        for (const { Key = '', Size = 0 } of page.value.Contents ?? [])
          yield { key: Key.slice(prefix.length), bytes: Size };
    },

    async findMisconfiguration() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
        return undefined;
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint ?? region}.`;
        if (status === 301) return `S3_REGION: the bucket ${bucket} is not in ${region}.`;
        if (status === 400 || status === 401 || status === 403)
          return `S3_ACCESS_KEY_ID: this key may not use the bucket ${bucket}.`;
        return undefined;
      }
    },

    close: () => client.destroy(),
  };
}
