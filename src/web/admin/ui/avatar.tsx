const TONES = 8;

/** The same name has the same colour everywhere. */
const toneOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TONES;

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '?';
}

export function Avatar({ name, size = 28 }: { name: string; size?: 24 | 28 | 40 }) {
  return (
    <span aria-hidden="true" className={`avatar avatar-${toneOf(name)} avatar-size-${size}`}>
      {initialsOf(name)}
    </span>
  );
}
