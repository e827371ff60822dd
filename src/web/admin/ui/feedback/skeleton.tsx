const widths = ['w-1/2', 'w-2/3', 'w-1/3', 'w-3/4', 'w-2/5'];

/** Grey lines where words will be, each of another length. */
export function Skeleton({ index = 0 }: { index?: number }) {
  return <span className={`skeleton ${widths[index % widths.length]}`} />;
}
