import { Command } from 'cmdk';
import type { ReactNode } from 'react';

/** What the server has found, and what its words are found by, is not looked at again. */
export const FOUND = ['found'];

interface EntryProps {
  name: string;
  icon: ReactNode;
  /** What kind of it, where names are not enough. */
  note?: ReactNode;
  /** Tells it from others of the same name. */
  id?: string;
  keywords?: string[];
  onChoose: () => void;
}

export function Entry({ name, icon, note, id = name, keywords, onChoose }: EntryProps) {
  return (
    <Command.Item value={id} {...(keywords && { keywords })} className="menu-item" onSelect={onChoose}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {note && <span className="text-mute flex shrink-0 items-center gap-1.5 text-xs">{note}</span>}
    </Command.Item>
  );
}
