import { pageTemplates } from '#contract/page-templates.ts';
import { settingKeys } from '#contract/setting-registry.ts';
import { tags } from './tags.ts';

/** Every page that is kept has its template among its tags; and servers remember answers and some settings. */
export const everythingChanged = (): string[] => [
  tags.everything(),
  ...pageTemplates.map(tags.lifetime),
  ...settingKeys.map(tags.setting),
];
