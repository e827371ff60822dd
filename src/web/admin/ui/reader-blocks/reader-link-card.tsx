import '#web/styles/blocks.css';
import type { Locale } from '#contract/site/locales.ts';
import { blockTexts } from '#i18n/dictionaries/block-texts.ts';
import { LinkCard } from '#web/shared/content/blocks/link-card.tsx';

interface ReaderLinkCardProps {
  locale: Locale;
  href: string;
  title: string;
  picture: string;
}

/** What is embedded as its cover says it, to be looked at: what a player is, only its own frame shows. */
export const ReaderLinkCard = ({ locale, ...shown }: ReaderLinkCardProps) => (
  <div inert className="reader-block">
    <LinkCard {...shown} texts={blockTexts[locale]} />
  </div>
);
