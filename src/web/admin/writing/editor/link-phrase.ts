import type { Editor } from '@tiptap/core';

interface Letter {
  letter: string;
  at: number;
  linked: boolean;
}

/** Every letter of a block, with its place; whatever stands between two texts counts as one that nobody types. */
function lettersOf(editor: Editor, place: number): Letter[] {
  const block = editor.state.doc.nodeAt(place);
  const letters: Letter[] = [];
  block?.descendants((node, offset) => {
    const at = place + 1 + offset;
    if (!node.isText) {
      letters.push({ letter: '\0', at, linked: true });
      return;
    }
    const linked = node.marks.some(({ type }) => type.name === 'link');
    [...(node.text ?? '')].reduce((from, letter) => {
      letters.push({ letter, at: from, linked });
      return from + letter.length;
    }, at);
  });
  return letters;
}

/** Lays a link on the first place in a block where the words stand without one; false where they stand no more. */
export function linkPhrase(editor: Editor, place: number, phrase: string, href: string): boolean {
  const letters = lettersOf(editor, place);
  const wanted = [...phrase];
  const first = letters.findIndex((_, start) =>
    wanted.every((letter, n) => letters[start + n]?.letter === letter && !letters[start + n]?.linked),
  );
  const [from, to] = [letters[first], letters[first + wanted.length - 1]];
  if (first < 0 || !from || !to) return false;
  const mark = editor.schema.marks.link?.create({ href });
  if (!mark) return false;
  editor.view.dispatch(editor.state.tr.addMark(from.at, to.at + to.letter.length, mark));
  return true;
}
