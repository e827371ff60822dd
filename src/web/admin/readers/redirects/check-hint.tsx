import type { ReactNode } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';

const signs = {
  problem: { icon: 'triangle-alert', look: 'text-danger' },
  warning: { icon: 'circle-alert', look: 'text-warn' },
  fine: { icon: 'circle-check', look: 'text-ok' },
} as const;

export interface Finding {
  sign: keyof typeof signs;
  text: string;
}

/** What a check has found of a field, in the place of its hint. */
export function CheckHint({ finding, children }: { finding: Finding | undefined; children: ReactNode }) {
  return (
    <span role="status" className="block">
      {finding ? (
        <span className={`flex items-start gap-1.5 ${signs[finding.sign].look}`}>
          <span className="mt-0.5 shrink-0">
            <Icon of={signs[finding.sign].icon} size={14} />
          </span>
          {finding.text}
        </span>
      ) : (
        children
      )}
    </span>
  );
}
