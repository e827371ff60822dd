import { useRef } from 'react';

const MOST = 12;

interface LineListProps {
  label: string;
  /** What stands before each line, as readers see it. */
  mark: string;
  lines: string[];
  onChange: (lines: string[]) => void;
}

/** A list written line by line where it stands: Enter begins the next line, and an empty one goes by Backspace. */
export function LineList({ label, mark, lines, onChange }: LineListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = lines.length > 0 ? lines : [''];
  const goTo = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[Math.max(index, 0)]?.focus());
  function write(index: number, text: string): void {
    // What is pasted may be several lines.
    const parts = text.split('\n');
    onChange([...shown.slice(0, index), ...parts, ...shown.slice(index + 1)].slice(0, MOST));
    if (parts.length > 1) goTo(index + parts.length - 1);
  }
  return (
    <ul ref={list} className="line-list" aria-label={label}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two empty lines differ by their place only
        <li key={index}>
          <span aria-hidden="true">{mark}</span>
          <textarea
            className="plain-field"
            rows={1}
            aria-label={`${label}: ${index + 1}`}
            placeholder={shown.length === 1 ? label : undefined}
            value={line}
            onChange={({ target }) => write(index, target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' || line !== '' || shown.length === 1) return;
              event.preventDefault();
              onChange(shown.filter((_, at) => at !== index));
              goTo(index - 1);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
