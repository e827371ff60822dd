import type { FailingLink } from '#contract/writing/links/failing-links.admin.schemas.ts';
import { formatMoney } from '#i18n/money.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { figuresIn } from '#web/admin/ui/figures.ts';
import { useFailingTexts } from './failing-texts.ts';

type Sums = FailingLink['earned']['short'];

/** Clicks as they were counted, money as it was reported; what is only estimated says so. */
export function MoneyAtStake({ link: { clicks, earned, estimate } }: { link: FailingLink }) {
  const { tag } = useLanguage();
  const texts = useFailingTexts();
  const { number } = figuresIn(tag);
  const written = (sums: Sums) =>
    sums.map(({ amount, currency }) => formatMoney(amount, currency, tag)).join(' + ') || number(0);
  return (
    <section className="flex min-w-0 flex-col gap-1" aria-label={texts.atStake}>
      <h2 className="text-mute text-sm font-normal">{texts.atStake}</h2>
      <ul className="flex flex-col gap-1">
        <li className="numbers" data-tip={texts.clicksTip}>
          {texts.clicks(number(clicks.short), number(clicks.long))}
        </li>
        <li className="numbers" data-tip={texts.earnedTip}>
          {earned.long.length === 0
            ? texts.nothingEarned
            : texts.earned(written(earned.short), written(earned.long))}
        </li>
        {estimate && (
          <li className="text-mute numbers text-sm" data-tip={texts.estimateTip}>
            {texts.estimate(formatMoney(estimate.amount, estimate.currency, tag))}
          </li>
        )}
      </ul>
    </section>
  );
}
