import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '#contract/writing/media/pictures.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { SHOWN_ANYWHERE } from '#server/http/security-headers.ts';

interface MediaOptions {
  media: { getVariantFile(name: string, width: PictureWidth, format: PictureFormat): Promise<string> };
}

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
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(createReadStream(file));
    },
  );
}
