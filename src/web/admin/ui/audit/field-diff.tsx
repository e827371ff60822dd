import { useTexts } from '#web/admin/context/texts.tsx';
import type { Piece } from './diff-text.ts';

const tags = { added: 'ins', removed: 'del', own: 'mark' } as const;

/** What changed, in place: new words underlined, old ones struck through, one's own marked. */
export function FieldDiff({ pieces, label }: { pieces: Piece[]; label: string }) {
  const { postEditor } = useTexts();
  const isEmpty = pieces.every(({ text }) => text.trim() === '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keys too
    <section className="diff" aria-label={label} tabIndex={0}>
      {isEmpty && <span className="text-mute">{postEditor.nothing}</span>}
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
        <DiffPiece key={index} piece={piece} />
      ))}
    </section>
  );
}

function DiffPiece({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'gap') return <span className="diff-gap">{text}</span>;
  if (kind === 'same') return text;
  const Tag = tags[kind];
  return <Tag>{text}</Tag>;
}
