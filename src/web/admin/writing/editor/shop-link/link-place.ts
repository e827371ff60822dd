import type { Editor } from '@tiptap/react';

export interface LinkPlace {
  from: number;
  to: number;
  text: string;
}

/** Where a link stands in the text; of several the one furthest down. */
export function findLink({ state }: Editor, href: string): LinkPlace | undefined {
  let found: LinkPlace | undefined;
  state.doc.descendants((node, from) => {
    const isIt = node.marks.some(({ type, attrs }) => type.name === 'link' && attrs.href === href);
    if (isIt && node.isText) found = { from, to: from + node.nodeSize, text: node.text ?? '' };
  });
  return found;
}

/** Another address for it; words that are not the address stay. */
export function readdress(editor: Editor, href: string, next: string): void {
  const place = findLink(editor, href);
  const mark = editor.schema.marks.link?.create({ href: next });
  if (!place || !mark) return;
  const text = editor.schema.text(place.text === href ? next : place.text, [mark]);
  editor.view.dispatch(editor.state.tr.replaceWith(place.from, place.to, text));
}

/** In the place of a line that is the link alone, otherwise below the block that has it. */
export function putCard(editor: Editor, href: string, productId: number): void {
  const { state, schema } = editor;
  const place = findLink(editor, href);
  const at = state.doc.resolve(place?.from ?? state.selection.from);
  const card = schema.nodes.productCard?.create({ productId });
  if (!card || at.depth === 0) return;
  const isAlone = place !== undefined && at.depth === 1 && at.parent.textContent === place.text;
  editor.view.dispatch(
    state.tr.replaceWith(isAlone ? at.before(1) : at.after(1), at.after(1), card).scrollIntoView(),
  );
}
