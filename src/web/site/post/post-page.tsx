import { Body } from '#web/site/body.tsx';
import '#web/styles/prose.css';
import '#web/styles/product-parts.css';
import '#web/styles/products.css';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { postQuery } from '#web/shared/api/posts.ts';
import { useSuspenseQuery } from '#web/shared/api/use-query.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { useEdition } from '#web/shared/hooks/use-edition.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { PostCard } from '#web/shared/ui/post-card.tsx';
import { head } from './head.ts';
import { PostByline } from './post-byline.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { PostReviews } from './post-reviews.tsx';
import { ShareLinks } from './share-links.tsx';

export default function PostPage({ params }: PageProps) {
  const { post: texts } = useDictionary();
  const locale = useLocale();
  const { data: post } = useSuspenseQuery(postQuery(locale, params.slug ?? ''));
  const edition = useEdition();
  const { category } = post;
  return (
    <>
      <PageHead head={head} facts={{ post, siteName: edition.siteName }} />
      <article className="post">
        <header>
          <Breadcrumbs
            trail={[
              { name: texts.home, href: paths.home(locale) },
              ...(category ? [{ name: category.name, href: paths.category(locale, category.slug) }] : []),
            ]}
          />
          <h1 className="mt-3">{post.title}</h1>
          <p className="text-mute mt-3 sm:text-lg">{post.excerpt}</p>
          <PostByline post={post} timeZone={edition.timeZone} />
          {post.hasAffiliateLinks && edition.disclosure && <p className="disclosure">{edition.disclosure}</p>}
        </header>
        {post.imageUrl && (
          <div className={`${toneOf(post.id)} post-cover`}>
            <Picture
              first
              src={post.imageUrl}
              alt={post.imageAlt}
              sizes="(min-width: 48rem) 704px, calc(100vw - 32px)"
              className="h-auto w-full"
            />
          </div>
        )}
        {post.outline.length >= limits.posts.outlineFrom && (
          <details className="outline-box">
            <summary>{texts.contents}</summary>
            <ol>
              {post.outline.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <Body html={post.contentHtml} />
        <PostReviews reviews={post.roundup} />
        <ShareLinks title={post.title} path={paths.post(locale, post.slug)} />
        <PostNeighbours previous={post.previous} next={post.next} />
      </article>
      {post.related.length > 0 && (
        <section aria-labelledby="related-title" className="below no-print mt-16">
          <h2 id="related-title" className="section-title">
            {texts.related}
          </h2>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
            {post.related.map((each) => (
              <PostCard key={each.id} post={each} category={undefined} brief />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
