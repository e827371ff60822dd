import { Link } from 'react-router';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import type { FailingLink } from '#contract/writing/links/failing-links.admin.schemas.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { LinkMenu } from '../link-menu.tsx';
import { LinkPlaces } from '../link-places.tsx';
import { useLinkTexts } from '../link-texts.ts';
import { shortened } from '../shortened.ts';
import { useFailingTexts } from './failing-texts.ts';
import { MoneyAtStake } from './money-at-stake.tsx';
import { ReplaceWith } from './replace-with.tsx';

/** One link: what is wrong with it, what it costs, where it stands, and what could stand there. */
export function FailingLine({ link }: { link: FailingLink }) {
  const texts = useFailingTexts();
  const links = useLinkTexts();
  const mayChange = useMay('editor');
  const { kind, shown, url, product, since, times } = link;
  const name = shortened(url);
  return (
    <article className="panel flex flex-col gap-4 p-4" aria-label={name}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <Badge tone="danger">{texts.kinds[kind]}</Badge>
          {product && (
            <Link to={editProductPath(product.id)} className="font-medium underline wrap-anywhere">
              {product.title}
            </Link>
          )}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            data-tip={links.open}
            className="text-mute text-sm underline wrap-anywhere"
          >
            {name}
          </a>
          <p className="wrap-anywhere">{texts.reasons[kind](shortened(shown))}</p>
          <p className="text-mute text-sm">
            {texts.since} <RelativeTime moment={since} />, {texts.seen(times)}
          </p>
        </div>
        {mayChange && <LinkMenu link={{ id: link.id, url, state: 'failing' }} name={name} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-1" aria-label={texts.where}>
          <h2 className="text-mute text-sm font-normal">{texts.where}</h2>
          <LinkPlaces link={link} />
        </section>
        <MoneyAtStake link={link} />
      </div>
      {mayChange && <ReplaceWith link={link} />}
    </article>
  );
}
