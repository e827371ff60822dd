import { pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import { settingKeys } from '#contract/running/settings/setting-registry.schemas.ts';
import { tags } from './tags.ts';

/** Every page that is kept has its template among its tags; and servers remember answers and some settings. */
export const everythingChanged = (): string[] => [
  tags.everything(),
  ...pageTemplates.map(tags.lifetime),
  ...settingKeys.map(tags.setting),
];
