/** A stored amount as the edition's readers say it. */
export type Measure = (metric: number) => { amount: number; unit: string };

export interface SpecLabel {
  label: string;
  /** Of the fact as it is stored, which is metric everywhere. */
  unit?: string;
  measure?: Measure;
}
