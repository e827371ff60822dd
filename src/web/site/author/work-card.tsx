import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Work } from '#contract/writing/authors/authors.schemas.ts';
import { authorTexts } from '#i18n/authors.ts';
import { openingOf } from '#web/shared/opening-of.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { RelativeTime } from '#web/shared/ui/relative-time.tsx';

/** An article or a review in the list of whoever wrote it: their name need not stand there again. */
export function WorkCard({ work }: { work: Work }) {
  const locale = useLocale();
  const isReview = work.kind === 'review';
  const label = authorTexts[locale].review;
  return (
    <article className="post-card group">
      <div className={`${isReview ? 'bg-shade' : toneOf(work.id)} post-card-picture`}>
        {work.imageUrl && (
          <Picture
            src={work.imageUrl}
            alt={work.imageAlt}
            sizes="(min-width: 75rem) 369px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 112px"
            largest={960}
            square={isReview}
            className={`size-full ${isReview ? 'object-contain' : 'object-cover'}`}
          />
        )}
      </div>
      <div className="min-w-0">
        {isReview && (
          <p className="text-brand text-sm font-semibold">
            {label}
            {work.score && ` · ${work.score}`}
          </p>
        )}
        <h3 className="mt-1 text-lg sm:text-xl">
          <a
            href={isReview ? paths.review(locale, work.slug) : paths.post(locale, work.slug)}
            className="card-link group-hover:text-brand no-underline"
          >
            {work.title}
          </a>
        </h3>
        <p className="text-mute mt-2 text-base max-sm:hidden">
          {openingOf(work.excerpt, limits.posts.openingChars)}
        </p>
        <p className="text-mute mt-2 text-sm">
          <RelativeTime moment={work.createdAt} />
        </p>
      </div>
    </article>
  );
}
