import { Link } from 'react-router';
import type { RenderedPage } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button, buttonClass } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { type Fact, KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { millis, weight } from './figures.ts';
import { readable, stateTones } from './page-words.ts';
import { useCause } from './use-cause.ts';
import { useRenew } from './use-start-run.ts';

function useFacts(page: RenderedPage): Fact[] {
  const { texts, tag } = useUpkeepLanguage();
  const { renderedPages } = texts;
  const causeOf = useCause();
  const { state, renderedAt, expiresAt, took, bytes, size, cause } = page;
  const known = (name: string, value: Fact['value'] | null) => (value === null ? [] : [{ name, value }]);
  return [
    {
      name: renderedPages.state,
      value: <Badge tone={stateTones[state]}>{renderedPages.states[state]}</Badge>,
    },
    { name: renderedPages.template, value: renderedPages.templates[page.template] },
    {
      name: renderedPages.renderedAt,
      value: renderedAt ? <RelativeTime moment={renderedAt} /> : renderedPages.never,
    },
    ...known(renderedPages.cause, cause && causeOf(cause)),
    ...known(
      renderedPages.expiresAt,
      renderedAt && (expiresAt ? <RelativeTime moment={expiresAt} /> : renderedPages.noEnd),
    ),
    ...known(renderedPages.took, took === null ? null : millis(took, tag)),
    ...known(
      renderedPages.sizes,
      bytes === null ? null : renderedPages.sizesOf(weight(bytes, tag), weight(size ?? 0, tag)),
    ),
  ];
}

/** Everything that is known of one page, and what can be done with it. */
export function PageDetails({ page, onClose }: { page: RenderedPage; onClose: () => void }) {
  const { renderedPages } = useUpkeepLanguage().texts;
  const mayRenew = useMay('editor');
  const renew = useRenew();
  const facts = useFacts(page);
  const checked = `${adminRoutes.renderedPagesDemo}?path=${encodeURIComponent(page.path)}`;
  return (
    <Dialog open wide onClose={onClose} title={readable(page.path)}>
      <div className="dialog-body flex flex-col gap-4">
        {page.error ? (
          <Notice tone="danger">
            <p className="wrap-anywhere">{page.error}</p>
            <p className="mt-1">{renderedPages.stateNotes.failed}</p>
          </Notice>
        ) : (
          <p className="text-mute">{renderedPages.stateNotes[page.state]}</p>
        )}
        <KeyValues facts={facts} />
        {page.tags.length > 0 && (
          <section aria-label={renderedPages.tags}>
            <h3 className="text-sm font-medium">{renderedPages.tags}</h3>
            <p className="text-mute text-sm">{renderedPages.tagsAbout}</p>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {page.tags.map((tag) => (
                <li key={tag}>
                  <code className="page-tag">{tag}</code>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="dialog-foot flex-wrap">
        <a href={page.path} target="_blank" rel="noopener" className={buttonClass('ghost')}>
          <Icon of="external-link" size={16} />
          {renderedPages.open}
        </a>
        <Link to={checked} className={buttonClass('quiet')}>
          <Icon of="scan-search" size={16} />
          {renderedPages.check}
        </Link>
        {mayRenew && (
          <Button
            look="primary"
            icon="refresh-cw"
            onClick={() => {
              onClose();
              void renew([page.path]);
            }}
          >
            {renderedPages.renew}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
