import { networkLimits } from '#contract/commerce/networks/network-limits.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { useNetworkTexts } from '../networks-texts.ts';
import type { FormProps } from './form-props.ts';
import { blankNumber, type NumberDraft, nextRow } from './network-draft.ts';
import { NumberRow } from './number-row.tsx';

interface NumbersSectionProps extends FormProps {
  list: 'accountNumbers' | 'shopNumbers';
}

export function NumbersSection({ draft, set, list }: NumbersSectionProps) {
  const { networkForm } = useNetworkTexts();
  const numbers = draft[list];
  const put = (next: NumberDraft[]) => set({ [list]: next });
  const isAccount = list === 'accountNumbers';
  return (
    <SettingsSection
      title={isAccount ? networkForm.account : networkForm.shop}
      about={isAccount ? networkForm.accountAbout : networkForm.shopAbout}
    >
      {numbers.map((number, at) => (
        <NumberRow
          key={number.row}
          name={`${list}.${at}`}
          title={networkForm.numberName(at + 1)}
          number={number}
          mayBeHost={!isAccount}
          onChange={(changed) => put(numbers.with(at, changed))}
          onRemove={() => put(numbers.toSpliced(at, 1))}
        />
      ))}
      {numbers.length < networkLimits.numbers && (
        <span>
          <Button icon="plus" onClick={() => put([...numbers, blankNumber(nextRow(numbers))])}>
            {networkForm.addNumber}
          </Button>
        </span>
      )}
    </SettingsSection>
  );
}
