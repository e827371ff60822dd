import { Node, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';

/** Makes whatever was pasted into what an attribute may be. */
export type ReadValue = (value: unknown) => unknown;

/** A block without text of its own: its form is a React component, its content its attributes. */
export const atomNode = (
  name: string,
  attributes: Record<string, ReadValue>,
  view: ComponentType<ReactNodeViewProps>,
) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([attribute, read]) => [
          attribute,
          {
            default: read(undefined),
            parseHTML: (element: HTMLElement) => read(parsed(element.getAttribute(`data-${attribute}`))),
            renderHTML: (given: Record<string, unknown>) => ({
              [`data-${attribute}`]: JSON.stringify(given[attribute]),
            }),
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-node="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-node': name }],
    addNodeView: () => ReactNodeViewRenderer(view),
  });

/** Copied inside the editor, a block comes back as it was; what is no block of ours comes back empty. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
