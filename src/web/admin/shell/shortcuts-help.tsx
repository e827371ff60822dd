import { useState } from 'react';
import { areLettersOn, switchLetters, useShortcuts } from '#web/admin/context/shortcuts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

const modifier = () => (navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl');

/** What the keys of this screen do, as they are in force now. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const { shell } = useTexts();
  const known = useShortcuts();
  const [letters, setLetters] = useState(areLettersOn());
  const inTables: [string, string][] = [
    ['J ↓', shell.nextRow],
    ['K ↑', shell.previousRow],
    ['Enter', shell.openRow],
    ['X', shell.selectRow],
    ['Shift ↓', shell.extendSelection],
  ];
  return (
    <Dialog open onClose={onClose} title={shell.shortcuts} description={shell.shortcutsAbout} wide>
      <div className="dialog-body">
        <Switch
          label={shell.letters}
          checked={letters}
          onChange={(on) => {
            switchLetters(on);
            setLetters(on);
          }}
        />
        <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {known.map(({ keys, description }) => (
            <li key={keys} className="flex items-center justify-between gap-4 py-1">
              <span>{description}</span>
              <Keys keys={keys} />
            </li>
          ))}
        </ul>
        <section>
          <h3 className="text-mute mb-1 text-sm">{shell.inTables}</h3>
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {inTables.map(([keys, description]) => (
              <li key={keys} className="flex items-center justify-between gap-4 py-1">
                <span>{description}</span>
                <span className="flex gap-1">
                  {keys.split(' ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

function Keys({ keys }: { keys: string }) {
  const { shell } = useTexts();
  const [first = '', second] = keys.split(/[ +]/);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <kbd>{first === 'mod' ? modifier() : first.toUpperCase()}</kbd>
      {keys.includes(' ') && <span className="text-mute text-xs">{shell.afterwards}</span>}
      {second && <kbd>{second.toUpperCase()}</kbd>}
    </span>
  );
}
