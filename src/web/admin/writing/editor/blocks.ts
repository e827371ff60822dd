import type { Editor } from '@tiptap/core';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';
import type { DeskIcon } from '../../ui/icon-names.ts';

export interface Block {
  name: keyof EditorTexts;
  icon: DeskIcon;
  insert: (editor: Editor) => void;
}

const node =
  (type: string, attrs: Record<string, unknown> = {}) =>
  (editor: Editor) => {
    editor.chain().focus().insertContent({ type, attrs }).run();
  };
const boxed = (type: string) => (editor: Editor) => {
  editor
    .chain()
    .focus()
    .insertContent({ type, content: [{ type: 'paragraph' }] })
    .run();
};

/** Everything that can be inserted, in the order in which it is offered. */
export const blocks: Block[] = [
  { name: 'paragraph', icon: 'pilcrow', insert: (editor) => editor.chain().focus().setParagraph().run() },
  {
    name: 'heading2',
    icon: 'heading-2',
    insert: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: 'heading-3',
    insert: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    name: 'heading4',
    icon: 'heading-4',
    insert: (editor) => editor.chain().focus().setHeading({ level: 4 }).run(),
  },
  { name: 'bulletList', icon: 'list', insert: (editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    icon: 'list-ordered',
    insert: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'quote', icon: 'quote', insert: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { name: 'productCard', icon: 'shopping-bag', insert: node('productCard') },
  { name: 'quickPicks', icon: 'list-checks', insert: node('quickPicks') },
  { name: 'comparisonTable', icon: 'columns-3', insert: node('comparisonTable') },
  { name: 'prosCons', icon: 'thumbs-up', insert: node('prosCons') },
  { name: 'verdict', icon: 'sparkles', insert: boxed('verdict') },
  { name: 'callout', icon: 'sticky-note', insert: boxed('callout') },
  {
    name: 'faq',
    icon: 'message-circle-question-mark',
    insert: node('faq', { items: [{ question: '', answer: '' }] }),
  },
  { name: 'image', icon: 'image', insert: node('image') },
  {
    name: 'table',
    icon: 'table',
    insert: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: 'rule', icon: 'minus', insert: (editor) => editor.chain().focus().setHorizontalRule().run() },
];
