import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import type { DeskIcon } from '../../ui/icon-names.ts';
import { InsertMenu } from './insert-menu.tsx';
import { LinkButton } from './link-button.tsx';
import { TableTools } from './table-tools.tsx';

type Name =
  | 'bold'
  | 'italic'
  | 'strike'
  | 'code'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'quote';

interface Tool {
  name: Name;
  icon: DeskIcon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: Tool[] = [
  {
    name: 'bold',
    icon: 'bold',
    isActive: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: 'italic',
    isActive: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    icon: 'strikethrough',
    isActive: (e) => e.isActive('strike'),
    run: (e) => e.chain().focus().toggleStrike().run(),
  },
  {
    name: 'code',
    icon: 'code',
    isActive: (e) => e.isActive('code'),
    run: (e) => e.chain().focus().toggleCode().run(),
  },
  {
    name: 'heading2',
    icon: 'heading-2',
    isActive: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: 'heading-3',
    isActive: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    icon: 'list',
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: 'list-ordered',
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: 'quote',
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

export function Toolbar({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: tools.filter(({ isActive }) => isActive(current)).map(({ name }) => name),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
      inTable: current.isActive('table'),
    }),
  });
  return (
    <div role="toolbar" aria-label={texts.toolbar} className="editor-toolbar">
      {tools.map(({ name, icon, run }) => (
        <IconButton
          key={name}
          label={texts[name]}
          icon={icon}
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor)}
        />
      ))}
      <LinkButton editor={editor} />
      <InsertMenu editor={editor} />
      {state.inTable && <TableTools editor={editor} />}
      <span className="flex-1" />
      <IconButton
        label={texts.undo}
        icon="undo-2"
        aria-disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        label={texts.redo}
        icon="redo-2"
        aria-disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
}
