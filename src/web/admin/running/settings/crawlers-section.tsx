import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';

/** People look for it here; it is done on its own screen. */
export function CrawlersSection() {
  const settings = useSettingTexts();
  const link = useEditionLink();
  return (
    <SettingsSection title={settings.crawlers} about={settings.crawlersAbout}>
      <Link to={link(adminRoutes.dynamicRendering)} className="link-button inline-flex w-fit">
        {settings.toCrawlers}
      </Link>
    </SettingsSection>
  );
}
