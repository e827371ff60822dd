import type { ReactNode } from 'react';
import { trialLimits } from '#contract/commerce/network-trials/trial-limits.ts';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { useNetworkTexts } from '../../networks-texts.ts';
import { asTyped } from '../form-props.ts';

interface SampleFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  children: ReactNode;
}

/** Some lines of a file, and below them what comes of them. */
export function SampleField({ value, onChange, children, ...field }: SampleFieldProps) {
  const { networkForm } = useNetworkTexts();
  return (
    <>
      <TextAreaField
        {...asTyped}
        {...field}
        hint={networkForm.sampleHint}
        rows={5}
        wrap="off"
        maxLength={trialLimits.sampleChars}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="sample" role="status">
        {children}
      </div>
    </>
  );
}
