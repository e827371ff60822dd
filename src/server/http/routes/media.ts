import { createReadStream } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileFormat, fileUrl } from '#contract/writing/media/files.ts';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contract/writing/media/pictures.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { SHOWN_ANYWHERE } from '#server/http/security-headers.ts';

interface MediaOptions {
  media: {
    getVariantFile(name: string, width: PictureWidth, format: PictureFormat): Promise<string>;
    getFile(name: string): Promise<string>;
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';

const VARIANT = /^([a-z0-9-]{1,120})-(\d{2,4})\.([a-z]+)$/;

export async function mediaRoutes(app: FastifyInstance, { media }: MediaOptions): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name, size, extension] = VARIANT.exec(request.params.file) ?? [];
      const width = pictureWidths.find((each) => String(each) === size);
      const format = pictureFormats.find((each) => each === extension);
      if (!name || !width || !format) return sendNotFound(request, reply);
      const file = await media.getVariantFile(name, width, format);
      return reply
        .type(`image/${format}`)
        .headers(SHOWN_ANYWHERE)
        .header('cache-control', FOR_EVER)
        .send(createReadStream(file));
    },
  );

  // The library knows ranges: who listens or watches jumps about in a file.
  await app.register(fastifyStatic, {
    root: path.parse(import.meta.dirname).root,
    serve: false,
    cacheControl: false,
  });
  app.get<{ Params: { name: string } }>(
    fileUrl(':name'),
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = request.params;
      const format = fileFormat(name);
      if (!format) return sendNotFound(request, reply);
      const file = await media.getFile(name);
      // What is not played on a page is not shown by a browser either: it is taken along.
      const use = format.kind === 'file' ? 'attachment' : 'inline';
      return reply
        .headers({
          ...SHOWN_ANYWHERE,
          'cache-control': FOR_EVER,
          'content-disposition': `${use}; filename="${name}"`,
        })
        .type(format.type)
        .sendFile(path.basename(file), path.dirname(file), { cacheControl: false, contentType: false });
    },
  );
}
