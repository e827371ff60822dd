import type { ReactNode } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { GroupName } from './navigation.ts';

interface NavGroupProps {
  name: GroupName;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Screens that are not for every day: one step further away. */
export function NavGroup({ name, open, onToggle, children }: NavGroupProps) {
  const { nav } = useTexts();
  return (
    <div>
      <button
        type="button"
        className="nav-group-button"
        aria-expanded={open}
        aria-controls={`nav-${name}`}
        onClick={onToggle}
      >
        <Icon of={open ? 'chevron-down' : 'chevron-right'} size={16} />
        {nav.groups[name]}
      </button>
      <ul id={`nav-${name}`} hidden={!open} aria-label={nav.groups[name]} className="nav-inside">
        {children}
      </ul>
    </div>
  );
}
