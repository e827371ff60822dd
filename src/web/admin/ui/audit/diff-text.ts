import { diffArrays, diffWordsWithSpace } from 'diff';

export interface Piece {
  /** "own": what one of two versions has and the other has not. */
  kind: 'same' | 'added' | 'removed' | 'own' | 'gap';
  text: string;
}

/** Lines around a change that are shown with it. */
const AROUND = 1;

const words = (before: string, after: string): Piece[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));

/** What lies between two changes, or before the first and after the last, is told by its ends. */
function shortened(lines: string[], isFirst: boolean, isLast: boolean): Piece[] {
  const head = isFirst ? [] : lines.slice(0, AROUND);
  const tail = isLast ? [] : lines.slice(Math.max(head.length, lines.length - AROUND));
  if (head.length + tail.length >= lines.length) return [{ kind: 'same', text: `${lines.join('\n')}\n` }];
  const piece = (text: string[]): Piece[] =>
    text.length > 0 ? [{ kind: 'same', text: `${text.join('\n')}\n` }] : [];
  return [...piece(head), { kind: 'gap', text: '⋯' }, ...piece(tail)];
}

/** What changed from one text to another: line by line, and word by word where a line was rewritten. */
export function diffText(before: string[], after: string[]): Piece[] {
  const parts = diffArrays(before, after);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (!part) continue;
    if (part.removed && next?.added) {
      pieces.push(...words(`${part.value.join('\n')}\n`, `${next.value.join('\n')}\n`));
      index += 1;
    } else if (part.added || part.removed) {
      pieces.push({ kind: part.added ? 'added' : 'removed', text: `${part.value.join('\n')}\n` });
    } else pieces.push(...shortened(part.value, index === 0, index === parts.length - 1));
  }
  return pieces;
}

/** Two versions beside each other, each whole and with what only it says. */
export function versionsOf(one: string[], other: string[]): [Piece[], Piece[]] {
  const pieces = diffText(one, other);
  const side = (own: Piece['kind'], foreign: Piece['kind']) =>
    pieces
      .filter(({ kind }) => kind !== foreign)
      .map((piece): Piece => (piece.kind === own ? { ...piece, kind: 'own' } : piece));
  return [side('removed', 'added'), side('added', 'removed')];
}
