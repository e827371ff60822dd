import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import { recordText } from '#server/domain/writing/kept-texts/record-text.ts';
import type { ProductRow } from './products.admin.queries.ts';

const textOf = ({ brand, name, ean, otherEans, specs, imageUrl, images }: ProductRow) => ({
  brand,
  name,
  ean,
  otherEans,
  specs,
  imageUrl,
  images,
});

/** A product's facts as they are now, for whoever wants them back. */
export const recordProductText = (
  tx: Db,
  by: AuditActor,
  at: Date,
  before: ProductRow,
  after: ProductRow,
): Promise<void> =>
  recordText(
    tx,
    by,
    at,
    { subject: 'product', id: after.id },
    {
      action: 'updated',
      before: { version: before.version, fields: textOf(before), by: '', at: before.updatedAt },
      after: { version: after.version, fields: textOf(after) },
    },
  );
