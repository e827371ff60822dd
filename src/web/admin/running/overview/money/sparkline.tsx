const WIDTH = 120;
const HEIGHT = 32;

/** "M0 32 L4 20 …": a value for each step, the highest at the top. */
export function linePath(values: number[], width = WIDTH, height = HEIGHT): string {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const at = (value: number, index: number) =>
    `${(index * step).toFixed(1)} ${(height - (value / top) * height).toFixed(1)}`;
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(value, index)}`).join(' ');
}

/** A run of days at a glance; in words for those who do not see it. */
export function Sparkline({ values, told }: { values: number[]; told: string }) {
  const line = linePath(values);
  return (
    <svg className="spark" viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" role="img">
      <title>{told}</title>
      <path className="spark-area" d={`${line} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`} />
      <path className="spark-line" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
