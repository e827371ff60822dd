import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkHref } from '#contract/writing/content/link-href.ts';
import { Callout, FLOW, Verdict } from './nodes/flow-nodes.ts';

/** The editor's schema is the contract's: what could not be stored cannot be typed or pasted either. */
export const textExtensions = (placeholder: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    blockquote: false,
    listItem: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => isLinkHref(href),
    },
  }),
  Blockquote.extend({ content: FLOW }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  Table.configure({ resizable: false, renderWrapper: true }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend({ content: FLOW }),
  TableHeader.extend({ content: FLOW }),
  Callout,
  Verdict,
  Placeholder.configure({ placeholder, showOnlyCurrent: true }),
];
