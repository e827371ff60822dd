/** Each currency in a line of its own: they are never added up. */
export function Sums({ values }: { values: string[] }) {
  if (values.length === 0) return '–';
  return values.map((value) => (
    <span key={value} className="block whitespace-nowrap">
      {value}
    </span>
  ));
}
