import type { Editor } from '@tiptap/core';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import type { DeskIcon } from '../../ui/icon-names.ts';

/** As wide as the contract lets a table be. */
const WIDEST = 12;

function addColumn(editor: Editor): void {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const row = $from.node(depth);
    if (row.type.name === 'tableRow' && row.childCount >= WIDEST) return;
  }
  editor.chain().focus().addColumnAfter().run();
}

const tools: { name: keyof EditorTexts; icon: DeskIcon; run: (editor: Editor) => void }[] = [
  { name: 'addRow', icon: 'between-horizontal-start', run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'addColumn', icon: 'between-vertical-start', run: addColumn },
  { name: 'deleteRow', icon: 'table-rows-split', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', icon: 'table-columns-split', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'headerRow', icon: 'panel-top', run: (e) => e.chain().focus().toggleHeaderRow().run() },
  { name: 'deleteTable', icon: 'grid-2x2-x', run: (e) => e.chain().focus().deleteTable().run() },
];

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts();
  return (
    <fieldset aria-label={texts.table} className="toolbar-group">
      {tools.map(({ name, icon, run }) => (
        <IconButton key={name} label={texts[name]} icon={icon} onClick={() => run(editor)} />
      ))}
    </fieldset>
  );
}
