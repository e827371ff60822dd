export interface SpecLabel {
  label: string;
  unit?: string;
}
