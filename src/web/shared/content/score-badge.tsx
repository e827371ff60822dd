import { formatScore } from '#i18n/money.ts';
import type { ContentView } from './content-view.ts';

export function ScoreBadge({ score, view }: { score: number | null; view: ContentView }) {
  if (score === null) return null;
  const text = formatScore(score, view.language);
  return (
    <span className="score" title={view.dictionary.content.scoreOf(text)}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{view.dictionary.content.scoreOf(text)}</span>
    </span>
  );
}
