import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '../icon-names.ts';

/** What was chosen runs once the focus is back on the menu's button: a window that it opens returns it there. */
const ChosenContext = createContext<RefObject<(() => void) | undefined>>({ current: undefined });

interface MenuProps {
  trigger: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', side = 'bottom', children }: MenuProps) {
  const chosen = useRef<() => void>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  function act(event: Event): void {
    const run = chosen.current;
    if (!run) return;
    chosen.current = undefined;
    event.preventDefault();
    button.current?.focus();
    run();
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="popup menu"
          onCloseAutoFocus={act}
        >
          <ChosenContext value={chosen}>{children}</ChosenContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  icon?: DeskIcon;
  danger?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, onChoose, children }: MenuItemProps) {
  const chosen = use(ChosenContext);
  return (
    <DropdownMenu.Item
      className={`menu-item ${danger ? 'menu-item-danger' : ''}`}
      onSelect={() => {
        chosen.current = onChoose;
      }}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<V extends string> {
  label: string;
  value: V;
  options: { value: V; label: ReactNode; textValue?: string }[];
  onChoose: (value: V) => void;
}

/** One of several, the present one ticked. */
export function MenuChoice<V extends string>({ label, value, options, onChoose }: MenuChoiceProps<V>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(next) => onChoose(next as V)}>
      <DropdownMenu.Label className="menu-label">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className="menu-item menu-choice"
          {...(option.textValue && { textValue: option.textValue })}
        >
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export const MenuLine = () => <DropdownMenu.Separator className="menu-line" />;
