import { type AdminLanguage, adminLanguages } from '#i18n/admin/languages.ts';
import { readRemembered } from './remembered.ts';

/** Calls to the API name it, so that refusals speak it too. */
export const chosenLanguage = (): AdminLanguage =>
  adminLanguages.find((each) => each === readRemembered('language')) ?? 'pt';
