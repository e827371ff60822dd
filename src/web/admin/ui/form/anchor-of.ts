import { foldText } from '#i18n/fold.ts';

/** What a section is called in an address: made of its title, so that whoever knows that can lead to it. */
export const anchorOf = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
