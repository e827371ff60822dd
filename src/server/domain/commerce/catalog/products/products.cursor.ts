import { isStorable } from '#contract/site/text.schemas.ts';
import { invalidFields } from '#server/lib/errors.ts';

/** A place in a list by name. */
interface ProductPlace {
  name: string;
  id: number;
}

export const encodeProductCursor = ({ name, id }: ProductPlace): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

export function decodeProductCursor(cursor: string): ProductPlace {
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof name === 'string' && isStorable(name) && Number.isSafeInteger(id))
      return { name, id: Number(id) };
  } catch {
    // Told below.
  }
  throw invalidFields({ cursor: { code: 'invalid' } });
}
