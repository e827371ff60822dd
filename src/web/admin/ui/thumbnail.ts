import { pictureName, variantUrl } from '#contract/writing/media/pictures.ts';

/** The smallest size of a picture of ours; one that lives elsewhere has no other size than its own. */
export function thumbnailUrl(imageUrl: string): string {
  const name = pictureName(imageUrl);
  return name === undefined ? imageUrl : variantUrl(name, 320, 'webp');
}
