import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';

/** Changes places with the block before or after; at the ends nothing happens. */
export function moveBlock(editor: Editor, position: number | undefined, by: -1 | 1): void {
  if (position === undefined) return;
  const { doc } = editor.state;
  const index = doc.resolve(position).index(0);
  const target = index + by;
  if (target < 0 || target >= doc.childCount) return;
  const node = doc.child(index);
  const neighbour = doc.child(target);
  const to = by < 0 ? position - neighbour.nodeSize : position + neighbour.nodeSize;
  editor
    .chain()
    .command(({ tr }) => {
      // However fast the next press comes, each is taken back by itself.
      closeHistory(tr);
      tr.delete(position, position + node.nodeSize);
      tr.insert(to, node);
      return true;
    })
    .setNodeSelection(to)
    .scrollIntoView()
    .run();
}

export function removeBlock(editor: Editor, position: number | undefined): void {
  const node = position === undefined ? null : editor.state.doc.nodeAt(position);
  if (position === undefined || !node) return;
  editor
    .chain()
    .command(({ tr }) => {
      closeHistory(tr);
      tr.delete(position, position + node.nodeSize);
      return true;
    })
    .focus()
    .run();
}
