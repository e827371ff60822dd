import { engineLimits } from '#contract/site/engine-limits.ts';

/** The address as it would be asked for, so that two spellings are one link; undefined where nobody could ask. */
export function checkableUrl(href: string): string | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  url.hash = '';
  return url.href.length <= engineLimits.links.urlChars ? url.href : undefined;
}
