import { Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const selectedBlock = ({ selection }: EditorState): NodeSelection | undefined =>
  selection instanceof NodeSelection && selection.node.isBlock ? selection : undefined;

/** A line to write on below the block that is selected: an empty one that stands there already, or else a new one. */
export function lineBelow(state: EditorState): Transaction | undefined {
  const selected = selectedBlock(state);
  const paragraph = state.schema.nodes.paragraph;
  if (!selected || !paragraph) return undefined;
  const { tr } = state;
  const next = state.doc.nodeAt(selected.to);
  if (next?.type !== paragraph || next.content.size > 0) tr.insert(selected.to, paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, selected.to + 1)).scrollIntoView();
}

function moveBelow(view: EditorView): boolean {
  const tr = lineBelow(view.state);
  if (tr) view.dispatch(tr);
  return tr !== undefined;
}

/**
 * Whoever types or pastes while a block is selected means the next line, never "instead of this block":
 * it may hold an afternoon's work. Only the keys for deleting delete it.
 */
export const keepSelectedBlock = Extension.create({
  name: 'keepSelectedBlock',
  priority: 1_000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          if (!moveBelow(view)) return false;
          view.dispatch(view.state.tr.insertText(text));
          return true;
        },
        // The selection is in the line below by the time that whoever handles it next looks.
        handlePaste(view) {
          moveBelow(view);
          return false;
        },
        handleDOMEvents: {
          compositionstart(view) {
            moveBelow(view);
            return false;
          },
        },
      },
    }),
  ],
});
