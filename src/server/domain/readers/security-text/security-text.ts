import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { DAY } from '#contract/site/durations.ts';
import { type Locale, languageTags, locales } from '#contract/site/locales.ts';

interface SecurityFacts {
  /** What an owner has set: an address to write to, or a page; empty where nobody has. */
  contact: string;
  /** The edition whose contact page stands in for it. */
  edition: Locale;
  publicUrl: string;
  now: Date;
}

/** The standard advises less than a year: whoever reads an old copy should ask again. */
const VALID_DAYS = 180;

function contactOf({ contact, edition, publicUrl }: SecurityFacts): string {
  if (contact.includes('://')) return contact;
  return contact ? `mailto:${contact}` : publicUrl + paths.staticPage(edition, 'contato');
}

/** RFC 9116: whom to tell of a hole. The same all day, so that caches agree. */
export function securityText(facts: SecurityFacts): string {
  const until = (Math.floor(facts.now.getTime() / DAY) + VALID_DAYS) * DAY;
  const languages = new Set(locales.map((locale) => languageTags[locale].slice(0, 2)));
  return [
    `Contact: ${contactOf(facts)}`,
    `Expires: ${new Date(until).toISOString()}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    `Canonical: ${facts.publicUrl}${otherPaths.securityText()}`,
    '',
  ].join('\n');
}
