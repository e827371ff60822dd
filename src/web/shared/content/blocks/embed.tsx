import type { BlockOf } from '#contract/writing/content/content.schemas.ts';
import { hostOf, playerOf } from '#contract/writing/content/embed-players.ts';
import type { BlockTexts } from '#i18n/dictionaries/block-texts.ts';
import { trustedBody } from '#web/shared/trusted.ts';
import { linkAttributes } from '../link-attributes.ts';
import { LinkCard } from './link-card.tsx';
import { playerCover } from './player-cover.ts';

type Embedded = BlockOf<'embed'>['attrs'];

interface EmbedProps extends Embedded {
  texts: BlockTexts;
  language: string;
}

/**
 * A film, a song or a page of another site: nothing of it is asked for before a reader asks for it. A player's frame
 * begins with a page of its own, the cover, which is a link to our own document around the player: a click opens it
 * in place, with scripts or without, and articles need not be allowed to show anybody's frames.
 */
export function Embed({ texts, language, ...embedded }: EmbedProps) {
  const player = playerOf(embedded.href);
  if (!player) return <LinkCard {...embedded} texts={texts} />;
  const { href, title } = embedded;
  return (
    <figure className="embed">
      <iframe
        className={`player player-${player.shape}`}
        title={title || player.name}
        srcDoc={trustedBody(playerCover({ ...embedded, player, texts, language }))}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
      <figcaption>
        <a {...linkAttributes(href)}>{title || hostOf(href)}</a> · {player.name}
      </figcaption>
    </figure>
  );
}
