import { type AuthorKey, portraits } from '#seed/facts/authors.ts';
import type { ProductView } from '#seed/facts/pictures.ts';
import type { PostKey } from '#seed/facts/posts.ts';
import type { ProductKey } from '#seed/facts/products.ts';
import { coverHeight, coverWidth } from '#seed/illustrations/props/room.ts';
import { covers } from '#seed/illustrations/scenes/covers.ts';
import { drawPortraitScene, portraitSize } from '#seed/illustrations/scenes/portrait.ts';
import { drawStudioShot, studioSize } from '#seed/illustrations/scenes/studio.ts';
import { drawProductView } from '#seed/illustrations/scenes/views.ts';
import { picture } from '#seed/illustrations/shapes.ts';

/** The cover of an article: SVG of 1600 × 900, the same text on every run. */
export function drawPostCover(key: PostKey): string {
  return picture(coverWidth, coverHeight, covers[key]());
}

/** The product alone, like a studio shot, or in another view: SVG of 1200 × 1200. */
export function drawProduct(key: ProductKey, view?: ProductView): string {
  return picture(studioSize, studioSize, view ? drawProductView(key, view) : drawStudioShot(key));
}

/** Somebody who writes: SVG of 1200 × 1200. */
export const drawPortrait = (key: AuthorKey): string =>
  picture(portraitSize, portraitSize, drawPortraitScene(portraits[key]));
