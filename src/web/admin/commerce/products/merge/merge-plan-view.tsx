import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { useMergeTexts } from './merge-texts.ts';
import { planLines } from './plan-lines.ts';

/** What would go where, what speaks against it, and what stands in its way. */
export function MergePlanView({ plan }: { plan: MergePlan }) {
  const words = useMergeTexts();
  const nameOf = useEditionNames();
  const lines = planLines(plan, words, nameOf);
  return (
    <section className="flex flex-col gap-3" aria-label={words.plan}>
      {plan.reviewedTwice.length > 0 && (
        <Notice tone="danger">{words.reviewedTwice(plan.reviewedTwice.map(nameOf).join(', '))}</Notice>
      )}
      {plan.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {words.warnings[warning]}
        </Notice>
      ))}
      <h3>{words.plan}</h3>
      {lines.length === 0 ? (
        <p className="text-mute">{words.nothing}</p>
      ) : (
        <>
          <ul className="problem-list">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-mute text-sm">{words.archives}</p>
        </>
      )}
    </section>
  );
}
