import type { Renewal } from '#contract/writing/renewals/renewals.admin.schemas.ts';
import { formatMoney } from '#i18n/money.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { useRenewalTexts } from './renewal-texts.ts';

/** Clicks a month, and what they would be worth where that can be told. */
export function AtStake({ renewal: { points, estimate } }: { renewal: Renewal }) {
  const { tag } = useLanguage();
  const texts = useRenewalTexts();
  return (
    <span className="flex flex-col">
      <span className="numbers" data-tip={texts.atStakeTip}>
        {texts.clicksAMonth(figuresIn(tag).number(points))}
      </span>
      {estimate && (
        <span className="text-mute numbers text-sm" data-tip={texts.estimate}>
          {texts.money(formatMoney(estimate.amount, estimate.currency, tag))}
        </span>
      )}
    </span>
  );
}
