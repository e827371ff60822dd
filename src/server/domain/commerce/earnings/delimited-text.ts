const DELIMITERS = ['\t', ';', ','] as const;
const SPACE = /\s/;
type Delimiter = (typeof DELIMITERS)[number];

export interface TextLine {
  /** As an editor of text would number it. */
  line: number;
  cells: string[];
}

/** What stands outside of quotes in the first line with anything in it says what parts it. */
function delimiterOf(text: string): Delimiter {
  const first = (/^\s*([^\r\n]*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A table as text: quoted cells may hold the delimiter, line breaks and doubled quotes. Empty lines are skipped. */
export function readDelimited(source: string): TextLine[] {
  const text = source.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(text);
  const lines: TextLine[] = [];
  let line = 1;
  let began = line;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  /** Whether the cell has only spaces so far: whoever asks its whole text at each quote never comes to an end. */
  let isBlank = true;
  const add = (char: string) => {
    cell += char;
    isBlank &&= SPACE.test(char);
  };
  const begin = () => {
    cell = '';
    isBlank = true;
  };
  const endCell = () => {
    cells.push(cell.trim());
    begin();
  };
  const endLine = () => {
    endCell();
    if (cells.some((each) => each !== '')) lines.push({ line: began, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') add(char);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else quoted = false;
    } else if (char === '"' && isBlank) {
      quoted = true;
      begin();
    } else if (char === delimiter) endCell();
    else if (char === '\n') {
      endLine();
      began = line;
    } else if (char !== '\r') add(char);
  }
  endLine();
  return lines;
}
