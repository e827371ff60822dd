import type { ContentView } from './content-view.ts';

interface ProsConsProps {
  pros: string[];
  cons: string[];
  view: ContentView;
  /** One level below the heading they stand under. */
  heading?: 'h3' | 'h4';
}

export function ProsCons({ pros, cons, view, heading = 'h4' }: ProsConsProps) {
  const { content } = view.dictionary;
  return (
    <div className="pros-cons">
      <Points title={content.pros} points={pros} kind="pros" heading={heading} />
      <Points title={content.cons} points={cons} kind="cons" heading={heading} />
    </div>
  );
}

interface PointsProps {
  title: string;
  points: string[];
  kind: 'pros' | 'cons';
  heading: 'h3' | 'h4';
}

function Points({ title, points, kind, heading: Heading }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div className={kind}>
      <Heading>{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
