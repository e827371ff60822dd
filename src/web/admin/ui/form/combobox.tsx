import { Command } from 'cmdk';
import { Popover } from 'radix-ui';
import { type ButtonHTMLAttributes, useState } from 'react';
import { foldText } from '#i18n/fold.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { Option } from './select.tsx';

interface ComboboxProps {
  label: string;
  options: Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter: one of many, or any. */
export function Combobox({ label, options, value, onChange }: ComboboxProps) {
  const { table } = useTexts();
  const chosen = options.find((option) => option.value === value);
  return (
    <ComboboxBox
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      none={table.any}
      shown={chosen ? `${label}: ${chosen.label}` : label}
      trigger={{ className: 'filter-select', 'aria-label': label }}
    />
  );
}

interface ComboboxBoxProps extends ComboboxProps {
  shown: string;
  /** What choosing nothing is called; without it one has to be chosen. */
  none?: string;
  trigger: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** One of many, found by typing; accents do not matter. */
export function ComboboxBox({ label, options, value, onChange, shown, none, trigger }: ComboboxBoxProps) {
  const { common } = useTexts();
  const [open, setOpen] = useState(false);
  const choose = (next: string | undefined) => {
    onChange(next);
    setOpen(false);
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...trigger}
        role="combobox"
        aria-expanded={open}
        className={`input flex items-center justify-between gap-2 text-left ${trigger.className ?? ''}`}
      >
        <span className="truncate">{shown}</span>
        <span className="text-mute">
          <Icon of="chevron-down" size={16} />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="popup combobox"
          aria-label={label}
        >
          <Command
            label={label}
            filter={(text, typed) => (foldText(text).includes(foldText(typed)) ? 1 : 0)}
            defaultValue={chosen?.label ?? none ?? ''}
          >
            <Command.Input className="combobox-input" placeholder={common.search} />
            <Command.List label={label} className="combobox-list">
              <Command.Empty>{common.nothingFound}</Command.Empty>
              {none && (
                <Command.Item value={none} className="menu-item" onSelect={() => choose(undefined)}>
                  {none}
                </Command.Item>
              )}
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.label}
                  className="menu-item"
                  onSelect={() => choose(option.value)}
                >
                  <span className="flex-1 truncate">{option.label}</span>
                  {option.value === value && <Icon of="check" size={16} />}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
