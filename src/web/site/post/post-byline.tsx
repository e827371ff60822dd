import { paths } from '#contract/site/addresses/paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import type { Post } from '#contract/writing/posts/posts.schemas.ts';
import { formatDate } from '#i18n/date-format.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';

/** Who wrote it, when it was last touched, how long it takes, and how we come to what we say. */
export function PostByline({ post, timeZone }: { post: Post; timeZone: string }) {
  const { post: texts, reviews } = useDictionary();
  const locale = useLocale();
  const date = formatDate(new Date(post.updatedAt), languageTags[locale], timeZone);
  return (
    <p className="text-mute mt-4 flex flex-wrap gap-x-3 text-sm">
      {post.author && (
        // Without a page to lead to, it is a link to nowhere: plain text.
        <a href={post.authorPath} className="text-ink font-semibold">
          {texts.by(post.author)}
        </a>
      )}
      <span>
        <time dateTime={post.updatedAt}>{texts.updated(date)}</time>
        {post.updateNote && `: ${post.updateNote}`}
      </span>
      <span>{texts.readingTime(post.readingMinutes)}</span>
      <a href={paths.staticPage(locale, 'sobre')}>{reviews.method}</a>
    </p>
  );
}
