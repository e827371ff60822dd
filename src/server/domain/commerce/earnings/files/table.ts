/** One line of a table, as it is written. */
export interface TableLine {
  /** As an editor of text, or a spreadsheet, numbers it. */
  line: number;
  cells: string[];
  tooLong?: true;
  /** Something in it was worked out by a spreadsheet. */
  computed?: true;
}

/** One of the tables of a file; read from its beginning each time. */
export interface Table {
  name: string;
  /** Written by a program for programs: its numbers have a point and nothing else. */
  isExact: boolean;
  /** Added to days that are counted, as spreadsheets do. */
  dayShift: number;
  lines: () => AsyncIterable<TableLine>;
}
