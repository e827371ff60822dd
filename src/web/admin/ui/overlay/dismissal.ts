import { foldText } from '#i18n/fold.ts';

/** What leaving a question is called: where the act itself is to cancel something, "cancel" would say both. */
export const dismissal = (action: string, words: { cancel: string; goBack: string }): string =>
  foldText(action).startsWith(foldText(words.cancel)) ? words.goBack : words.cancel;
