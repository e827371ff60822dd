import type { Author } from '#contract/writing/authors/authors.schemas.ts';
import { authorTexts } from '#i18n/authors.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { toneOf } from '#web/shared/tone.ts';
import { Picture } from '#web/shared/ui/picture.tsx';

/** As people call a site: its host, and what tells two pages of one host apart. */
function siteOf(link: string): string {
  const { hostname, pathname } = new URL(link);
  return hostname.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}

/** Who it is: face, name, a few words, what they know, where else they are. */
export function AuthorIntro({ author, aside }: { author: Author; aside: string }) {
  const { category, reviews } = useDictionary();
  const texts = authorTexts[useLocale()];
  const counts = [
    author.posts > 0 ? category.posts(author.posts) : '',
    author.reviews > 0 ? reviews.count(author.reviews) : '',
    aside,
  ];
  return (
    <header className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className={`${toneOf(author.id)} author-face`}>
        {author.imageUrl ? (
          <Picture
            first
            square
            src={author.imageUrl}
            alt=""
            sizes="112px"
            largest={320}
            className="size-full object-cover"
          />
        ) : (
          <span aria-hidden="true">{author.name.slice(0, 1)}</span>
        )}
      </div>
      <div className="author-words">
        <h1>{author.name}</h1>
        <p className="text-mute mt-1 text-sm">{counts.filter(Boolean).join(' · ')}</p>
        {author.words.split(/\n+/).map((line) => line && <p key={line}>{line}</p>)}
        {(author.knows.length > 0 || author.links.length > 0) && (
          <dl>
            {author.knows.length > 0 && (
              <div>
                <dt>{texts.knows}</dt>
                <dd>{author.knows.join(', ')}</dd>
              </div>
            )}
            {author.links.length > 0 && (
              <div>
                <dt>{texts.elsewhere}</dt>
                <dd>
                  <ul>
                    {author.links.map((link) => (
                      <li key={link}>
                        <a href={link} rel="me noopener" className="text-link">
                          {siteOf(link)}
                        </a>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </header>
  );
}
