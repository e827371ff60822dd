import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import type { XmlListener } from '#server/domain/commerce/imports/formats/xml-events.ts';
import { ReportProblem } from './report-problem.ts';
import type { TableLine } from './table.ts';

interface SheetFacts {
  texts: readonly string[];
  caps: FeedCaps;
}

const without = (name: string) => name.slice(name.indexOf(':') + 1);

/** "AB12" is the 27th column, counted from 0. */
function columnOf(reference: string): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(reference) ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Of what a program worked out, the tail is noise: "61.720000000000006". */
function plainNumber(written: string): string {
  const number = Number(written);
  if (written === '' || !Number.isFinite(number)) return written;
  return Number.isInteger(number) ? String(number) : String(Number(number.toFixed(6)));
}

/** The rows of a sheet, as their cells come. */
export class SheetReader implements XmlListener {
  readonly #facts: SheetFacts;
  readonly #ready: TableLine[] = [];
  #rows = 0;
  #line = 0;
  #cells: string[] = [];
  #computed = false;
  #tooLong = false;
  #column = 0;
  #type = 'n';
  #value = '';
  #inValue = false;

  constructor(facts: SheetFacts) {
    this.#facts = facts;
  }

  open(name: string, attributes: Record<string, string>, tooLong: boolean): void {
    const element = without(name);
    if (element === 'row') this.#beginRow(attributes.r);
    else if (element === 'c') {
      this.#column = columnOf(attributes.r ?? '') ?? this.#cells.length;
      this.#type = attributes.t ?? 'n';
      this.#value = '';
      this.#tooLong ||= tooLong;
    } else if (element === 'f') this.#computed = true;
    // Texts stand in <v>, or in <is><t> where the cell has its own.
    this.#inValue = element === 'v' || element === 't';
  }

  #beginRow(number: string | undefined): void {
    this.#rows += 1;
    if (this.#rows > earningLimits.spreadsheet.rows) throw new ReportProblem('spreadsheet_too_large');
    this.#line = Number(number) || this.#line + 1;
    this.#cells = [];
    this.#computed = false;
    this.#tooLong = false;
  }

  text(text: string): void {
    if (!this.#inValue) return;
    if (this.#value.length + text.length > this.#facts.caps.fieldChars) this.#tooLong = true;
    else this.#value += text;
  }

  close(name: string): void {
    const element = without(name);
    this.#inValue = false;
    if (element === 'c') this.#endCell();
    else if (element === 'row') this.#endRow();
  }

  #endCell(): void {
    if (this.#column >= this.#facts.caps.columns) {
      this.#tooLong ||= this.#value !== '';
      return;
    }
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = this.#shown().trim();
  }

  #shown(): string {
    if (this.#type === 's') return this.#facts.texts[Number(this.#value)] ?? '';
    if (this.#type === 'e') return '';
    return this.#type === 'n' ? plainNumber(this.#value) : this.#value;
  }

  #endRow(): void {
    if (!this.#tooLong && this.#cells.every((cell) => cell === '')) return;
    this.#ready.push({
      line: this.#line,
      cells: this.#cells,
      ...(this.#tooLong && { tooLong: true }),
      ...(this.#computed && { computed: true }),
    });
  }

  take(): TableLine[] {
    return this.#ready.splice(0);
  }
}
