import type { ContentView } from './content-view.ts';

interface ProsConsProps {
  pros: string[];
  cons: string[];
  view: ContentView;
}

export function ProsCons({ pros, cons, view }: ProsConsProps) {
  const { content } = view.dictionary;
  return (
    <div className="pros-cons">
      <Points title={content.pros} points={pros} kind="pros" />
      <Points title={content.cons} points={cons} kind="cons" />
    </div>
  );
}

function Points({ title, points, kind }: { title: string; points: string[]; kind: 'pros' | 'cons' }) {
  if (points.length === 0) return null;
  return (
    <div className={kind}>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
