import { mergeAttributes, Node } from '@tiptap/core';

/** What may stand inside a quote, a cell or a note. */
export const FLOW = '(paragraph | bulletList | orderedList)+';

/** A block that is drawn as a box with text in it. */
const boxNode = (name: string, content: string) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    parseHTML: () => [{ tag: `div[data-node="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-node': name, class: `node-${name}` }),
      0,
    ],
  });

export const Callout = boxNode('callout', FLOW);
export const Verdict = boxNode('verdict', 'paragraph+');
