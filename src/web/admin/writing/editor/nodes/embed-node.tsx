import type { ReactNodeViewProps } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import { playerOf } from '#contract/writing/content/embed-players.ts';
import { isWebHref } from '#contract/writing/content/link-href.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { useEditedLocale } from '../edited-locale.tsx';
import { AddressField } from './address-field.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { readAddress, readText } from './read-values.ts';

/** Readers' component and its styles come when the first address is shown. */
const ReaderLinkCard = lazy(async () => ({
  default: (await import('#web/admin/ui/reader-blocks/reader-link-card.tsx')).ReaderLinkCard,
}));

function EmbedView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const locale = useEditedLocale();
  const { href, title, picture } = view.node.attrs as Record<'href' | 'title' | 'picture', string>;
  const isThere = isWebHref(href);
  const player = isThere ? playerOf(href) : undefined;
  return (
    <BlockFrame view={view} icon="play" title={texts.embed} unfinished={!isThere}>
      <AddressField
        label={texts.embedAddress}
        value={href}
        refused={texts.embedRefused}
        isGood={isWebHref}
        onChange={(next) => view.updateAttributes({ href: next })}
      />
      <input
        className="plain-field font-semibold"
        aria-label={texts.embedTitle}
        placeholder={texts.embedTitle}
        maxLength={300}
        value={title}
        onChange={({ target }) => view.updateAttributes({ title: target.value })}
      />
      {isThere && (
        <Suspense>
          <ReaderLinkCard locale={locale} href={href} title={title} picture={picture} />
        </Suspense>
      )}
      {isThere && (
        <p className="text-mute text-sm">
          {player ? `${player.name}: ${texts.embedPlayer}` : texts.embedOnlyLink}
        </p>
      )}
      <MediaField
        value={picture || null}
        label={texts.embedPicture}
        onChange={(next) => view.updateAttributes({ picture: next ?? '' })}
      />
    </BlockFrame>
  );
}

export const embedNode = atomNode(
  'embed',
  { href: readText, title: readText, picture: readAddress },
  EmbedView,
);
