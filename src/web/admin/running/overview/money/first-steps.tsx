import { Link } from 'react-router';
import { type AdminRoute, adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useReachable } from '#web/admin/context/reachable.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { useMoneyTexts } from './money-texts.ts';

const steps = ['product', 'post', 'publish', 'earnings'] as const;
const places: Record<(typeof steps)[number], { route: AdminRoute; params?: Record<string, string> }> = {
  product: { route: adminRoutes.newProduct },
  post: { route: adminRoutes.posts },
  publish: { route: adminRoutes.posts, params: { status: 'draft' } },
  earnings: { route: adminRoutes.earnings },
};

/** Before there is anything to count: the way in, step by step. */
export function FirstSteps() {
  const words = useMoneyTexts();
  const link = useEditionLink();
  const reachable = useReachable();
  return (
    <div className="px-4 pb-4">
      <p className="text-mute">{words.firstAbout}</p>
      <ol className="first-steps">
        {steps.map((step, index) => {
          const { title, text, action } = words.steps[step];
          const { route, params } = places[step];
          return (
            <li key={step}>
              <span className="first-step-number" aria-hidden="true">
                {index + 1}
              </span>
              <p className="font-semibold">{title}</p>
              <p className="text-mute flex-1 text-sm">{text}</p>
              {reachable(route) && (
                <Link to={link(route, params)} className={buttonClass('quiet')}>
                  {action}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
