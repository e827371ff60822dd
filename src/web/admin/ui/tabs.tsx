import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useUrlParam } from '#web/admin/context/url-params.ts';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

/**
 * Which tab is open stands in the address: a link leads to it, and the back button to the one before. The others
 * stay as they are, with what was typed in them.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [asked, open] = useUrlParam('tab');
  const first = tabs[0]?.value ?? '';
  const current = tabs.some(({ value }) => value === asked) ? (asked ?? first) : first;
  return (
    <Radix.Root value={current} onValueChange={(value) => open(value === first ? null : value)}>
      <Radix.List aria-label={label} className="tabs-list">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} forceMount className="tabs-content rounded-sm">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
