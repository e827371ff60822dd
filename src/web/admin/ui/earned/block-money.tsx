import type { BlockMoney } from '#contract/commerce/earnings/earned-blocks.admin.schemas.ts';
import { useEarnedTexts } from './earned-texts.ts';

interface BlockMoneyProps {
  money: BlockMoney[];
  /** Marked as what it is, wherever it stands. */
  estimated?: boolean;
  /** Who reported it stands below. */
  withSource?: boolean;
}

/** Each sum in a line of its own: currencies and sources are never added up here. */
export function BlockSums({ money, estimated = false, withSource = false }: BlockMoneyProps) {
  const { words, figures } = useEarnedTexts();
  if (money.length === 0) return <span className="text-mute">–</span>;
  return money.map(({ source, sourceName, currency, amount }) => {
    const told = figures.money(amount, currency);
    return (
      <span key={`${source} ${currency}`} className="block whitespace-nowrap">
        {estimated ? (
          <em className="text-mute" data-tip={words.estimateTip}>
            {words.nearly(told)}
          </em>
        ) : (
          told
        )}
        {withSource && <span className="text-mute block text-sm">{sourceName}</span>}
      </span>
    );
  });
}
