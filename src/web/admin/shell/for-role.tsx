import { useEffect } from 'react';
import { Link, Outlet } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Role } from '#contract/site/roles.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

/** A screen that its role alone has a use for: whoever else comes by its address is told whose it is. */
export function ForRole({ role }: { role: Role }) {
  return useMay(role) ? <Outlet /> : <NotForYou role={role} />;
}

function NotForYou({ role }: { role: Role }) {
  const { shell, common, roles } = useTexts();
  const link = useEditionLink();
  const title = shell.notForYou(roles[role].name);
  useEffect(() => {
    document.title = `${title} - ${common.product}`;
  }, [title, common]);
  return (
    <div className="empty my-auto">
      <Icon of="lock" size={32} />
      <h1>{title}</h1>
      <p className="text-mute">{shell.notForYouText}</p>
      <Link to={link(adminRoutes.overview)} className={buttonClass('primary')}>
        {shell.backToOverview}
      </Link>
    </div>
  );
}
