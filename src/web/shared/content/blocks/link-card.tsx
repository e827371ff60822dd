import { hostOf } from '#contract/writing/content/embed-players.ts';
import { variantsOf } from '#contract/writing/media/pictures.ts';
import type { BlockTexts } from '#i18n/dictionaries/block-texts.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { linkAttributes } from '../link-attributes.ts';

interface LinkCardProps {
  href: string;
  title?: string | undefined;
  picture?: string | undefined;
  texts: BlockTexts;
}

/** What is shown elsewhere and can be opened only there: what it is, and where it leads. */
export function LinkCard({ href, title, picture, texts }: LinkCardProps) {
  const host = hostOf(href);
  return (
    <div className="embed">
      <a {...linkAttributes(href)} className="link-card">
        {/* Only ours: one of another host would tell it who reads this. */}
        {picture && variantsOf(picture, 'webp') && (
          <Picture src={picture} alt="" sizes="160px" largest={480} />
        )}
        <span>
          <strong>{title || host}</strong> <small>{texts.opensAt(host)}</small>
        </span>
      </a>
    </div>
  );
}
