import { useEffect } from 'react';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

export function NotFound() {
  const { shell, common } = useTexts();
  const link = useEditionLink();
  useEffect(() => {
    document.title = `${shell.notFound} - ${common.product}`;
  }, [shell, common]);
  return (
    <div className="empty my-auto">
      <Icon of="compass" size={32} />
      <h1>{shell.notFound}</h1>
      <p className="text-mute">{shell.notFoundText}</p>
      <Link to={link(adminRoutes.overview)} className={buttonClass('primary')}>
        {shell.backToOverview}
      </Link>
    </div>
  );
}
