import { Link, useLocation } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';

/** On every screen of somebody who needs a second factor and still has some days. */
export function DueNotice() {
  const { texts, tag } = useLanguage();
  const { secondFactorDue, unprotected } = useMe();
  const link = useEditionLink();
  const isThere = useLocation().pathname === adminRoutes.account;
  if (!secondFactorDue || unprotected) return null;
  const day = new Date(secondFactorDue).toLocaleDateString(tag, { day: 'numeric', month: 'long' });
  return (
    <div className="mb-6">
      <Notice tone="warn">
        {texts.passkeys.due(day)}{' '}
        {!isThere && (
          <Link to={link(adminRoutes.account, { tab: 'security' })} className="link-button">
            {texts.passkeys.dueAction}
          </Link>
        )}
      </Notice>
    </div>
  );
}
