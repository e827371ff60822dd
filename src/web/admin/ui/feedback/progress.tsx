/** How far something has come; without a value only that it is under way. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return (
    <progress className="progress" aria-label={label} max={max} {...(value !== undefined && { value })}>
      {value !== undefined && `${Math.round((value / max) * 100)}%`}
    </progress>
  );
}
