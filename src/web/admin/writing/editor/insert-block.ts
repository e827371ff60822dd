import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { lineBelow } from './selected-block.ts';

const TRIES = 30;
const FIELDS = 'input, textarea, button';

/** Where a block comes to stand: in the place of an empty line, otherwise below what the cursor is in. */
function placeFor({ state }: Editor): { from: number; to: number } {
  const { $from, to } = state.selection;
  // A block, everything, or the gap between two blocks is selected.
  if ($from.depth === 0) return { from: to, to };
  const outer = $from.node(1);
  const isEmptyLine = outer.type.name === 'paragraph' && outer.content.size === 0;
  return { from: isEmptyLine ? $from.before(1) : $from.after(1), to: $from.after(1) };
}

/** Puts a block into the text, and whoever asked for it into the block. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { from, to } = placeFor(editor);
  const node = editor.schema.nodeFromJSON(block);
  editor
    .chain()
    .command(({ tr }) => {
      tr.replaceWith(from, to, node);
      const inside = TextSelection.near(tr.doc.resolve(from + 1));
      tr.setSelection(node.isAtom ? NodeSelection.create(tr.doc, from) : inside);
      return true;
    })
    .focus(undefined, { scrollIntoView: !node.isAtom })
    .run();
  // Folded text has a field as well, which says what it is about.
  if ((node.isAtom && block.type !== 'horizontalRule') || block.type === 'details') enterBlock(editor, from);
}

/** A line across the text; one writes on below it. */
export function insertRule(editor: Editor): void {
  insertBlock(editor, { type: 'horizontalRule' });
  const tr = lineBelow(editor.state);
  if (tr) editor.view.dispatch(tr);
}

/** To the first field of a block, as soon as it is drawn; where that is a list to choose from, the list opens. */
export function enterBlock(editor: Editor, position: number, tries = TRIES): void {
  requestAnimationFrame(() => {
    if (editor.isDestroyed) return;
    const block = editor.view.nodeDOM(position);
    const body = block instanceof HTMLElement ? block.querySelector('.block-frame-body') : null;
    const field = body?.querySelector<HTMLElement>(FIELDS);
    if (!field) return tries > 0 ? enterBlock(editor, position, tries - 1) : undefined;
    field.scrollIntoView({ block: 'nearest' });
    field.focus({ preventScroll: true });
    if (field.dataset.opens) field.click();
  });
}
