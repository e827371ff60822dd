import type { Editor, JSONContent } from '@tiptap/core';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';
import type { DeskIcon } from '../../ui/icon-names.ts';
import { insertBlock, insertRule } from './insert-block.ts';

export interface Block {
  name: keyof EditorTexts;
  icon: DeskIcon;
  insert: (editor: Editor) => void;
}

const node =
  (type: string, attrs: Record<string, unknown> = {}) =>
  (editor: Editor) =>
    insertBlock(editor, { type, attrs });
const boxed = (type: string) => (editor: Editor) =>
  insertBlock(editor, { type, content: [{ type: 'paragraph' }] });

const rowOf = (type: string): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});
const table: JSONContent = {
  type: 'table',
  content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')],
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
    insert: (editor) => insertBlock(editor, table),
  },
  { name: 'gallery', icon: 'images', insert: node('gallery') },
  { name: 'embed', icon: 'play', insert: node('embed') },
  { name: 'file', icon: 'file-up', insert: node('file') },
  { name: 'button', icon: 'mouse-pointer-click', insert: node('button') },
  { name: 'details', icon: 'chevrons-up-down', insert: boxed('details') },
  { name: 'codeBlock', icon: 'code', insert: (editor) => insertBlock(editor, { type: 'codeBlock' }) },
  { name: 'rule', icon: 'minus', insert: insertRule },
];
