interface ParsedLine {
  cells: string[];
  /** A cell begins with a quote that nothing closes. */
  isOpen: boolean;
}

/**
 * The cells of one line. A quote closes a cell only in front of the next one or of the end: shops put names with inches in
 * between quotes without doubling them.
 */
export function parseLine(line: string, delimiter: string): ParsedLine {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let from = at;
    while (line[from] === ' ') from += 1;
    if (line[from] !== '"') {
      const end = line.indexOf(delimiter, at);
      cells.push(line.slice(at, end < 0 ? line.length : end).trim());
      if (end < 0) return { cells, isOpen: false };
      at = end + 1;
      continue;
    }
    let cell = '';
    let begin = from + 1;
    for (;;) {
      const quote = line.indexOf('"', begin);
      if (quote < 0) return { cells: [...cells, `${cell}${line.slice(begin)}`.trim()], isOpen: true };
      cell += line.slice(begin, quote);
      const next = line[quote + 1];
      if (next === '"' && line[quote + 2] !== undefined) {
        cell += '"';
        begin = quote + 2;
      } else if (next === undefined || next === delimiter) {
        cells.push(cell.trim());
        if (next === undefined) return { cells, isOpen: false };
        at = quote + 2;
        break;
      } else {
        cell += '"';
        begin = quote + 1;
      }
    }
  }
}

/** As if there were no quotes. */
export const splitLine = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => cell.trim());
