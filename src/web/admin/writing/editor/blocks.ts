import type { Editor } from '@tiptap/core';
import {
  Columns3,
  Heading2,
  Heading3,
  Heading4,
  Image,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestionMark,
  Minus,
  Pilcrow,
  Quote,
  ShoppingBag,
  Sparkles,
  StickyNote,
  Table,
  ThumbsUp,
} from 'lucide-react';
import type { EditorTexts } from '#i18n/admin/pt/writing/editor.ts';

export interface Block {
  name: keyof EditorTexts;
  icon: LucideIcon;
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
  { name: 'paragraph', icon: Pilcrow, insert: (editor) => editor.chain().focus().setParagraph().run() },
  {
    name: 'heading2',
    icon: Heading2,
    insert: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    icon: Heading3,
    insert: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    name: 'heading4',
    icon: Heading4,
    insert: (editor) => editor.chain().focus().setHeading({ level: 4 }).run(),
  },
  { name: 'bulletList', icon: List, insert: (editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    icon: ListOrdered,
    insert: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: 'quote', icon: Quote, insert: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { name: 'productCard', icon: ShoppingBag, insert: node('productCard') },
  { name: 'quickPicks', icon: ListChecks, insert: node('quickPicks') },
  { name: 'comparisonTable', icon: Columns3, insert: node('comparisonTable') },
  { name: 'prosCons', icon: ThumbsUp, insert: node('prosCons') },
  { name: 'verdict', icon: Sparkles, insert: boxed('verdict') },
  { name: 'callout', icon: StickyNote, insert: boxed('callout') },
  {
    name: 'faq',
    icon: MessageCircleQuestionMark,
    insert: node('faq', { items: [{ question: '', answer: '' }] }),
  },
  { name: 'image', icon: Image, insert: node('image') },
  {
    name: 'table',
    icon: Table,
    insert: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: 'rule', icon: Minus, insert: (editor) => editor.chain().focus().setHorizontalRule().run() },
];
