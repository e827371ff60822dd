import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { BoxedAuthor } from '#contract/writing/authors/boxed-author.ts';
import { pictureName, variantUrl } from '#contract/writing/media/pictures.ts';
import { authorTexts } from '#i18n/authors.ts';
import { openingOf } from '#web/shared/opening-of.ts';

/** One small picture is enough for a face of this size, and says it in fewer bytes than a list of them. */
function faceUrl(imageUrl: string): string {
  const name = pictureName(imageUrl);
  return name === undefined ? imageUrl : variantUrl(name, 320, 'webp');
}

/** Drawn on the server alone, below the text: who wrote it, and where there is more of theirs. */
export function AuthorBox({ author, locale }: { author: BoxedAuthor; locale: Locale }) {
  const { name, path, imageUrl, words } = author;
  // A name alone stands above the text already.
  if (!imageUrl && !words) return null;
  return (
    <aside className="author-box" aria-label={authorTexts[locale].writtenBy}>
      {imageUrl && <img src={faceUrl(imageUrl)} alt="" width={64} height={64} loading="lazy" />}
      <p>
        <a href={path}>{name}</a>
        {words && ` ${openingOf(words, limits.authors.openingChars)}`}
      </p>
    </aside>
  );
}
