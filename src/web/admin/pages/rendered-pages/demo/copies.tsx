import type { ReactNode } from 'react';
import type {
  PageComparison,
  PageCopy,
} from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { type Fact, KeyValues } from '#web/admin/ui/key-values.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { millis, weight } from '../figures.ts';
import { useCause } from '../use-cause.ts';

const toneOf = (status: number) => (status < 300 ? 'ok' : status < 400 ? 'info' : 'danger');

function Headers({ copy }: { copy: PageCopy }) {
  const { renderedPagesDemo } = useUpkeepLanguage().texts;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer font-medium">{renderedPagesDemo.headers}</summary>
      <dl className="page-headers">
        {Object.entries(copy.headers)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

function useFacts(copy: PageCopy): Fact[] {
  const { texts, tag } = useUpkeepLanguage();
  const { renderedPages, renderedPagesDemo } = texts;
  return [
    { name: renderedPagesDemo.status, value: <Badge tone={toneOf(copy.status)}>{copy.status}</Badge> },
    { name: renderedPagesDemo.made, value: <RelativeTime moment={copy.renderedAt} /> },
    { name: renderedPagesDemo.took, value: millis(copy.took, tag) },
    { name: renderedPagesDemo.sent, value: weight(copy.bytes, tag) },
    { name: renderedPagesDemo.whole, value: weight(copy.size, tag) },
    {
      name: renderedPagesDemo.lasts,
      value: copy.expiresAt ? <RelativeTime moment={copy.expiresAt} /> : renderedPages.noEnd,
    },
  ];
}

interface CopyProps {
  title: string;
  copy: PageCopy;
  more?: Fact[];
}

function Copy({ title, copy, more = [] }: CopyProps) {
  const facts = useFacts(copy);
  return (
    <Frame title={title}>
      <KeyValues facts={[...facts, ...more]} />
      <Headers copy={copy} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel px-4 py-3.5" aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}

/** What is kept, and what would be made now, in figures. */
export function Copies({ comparison: { kept, now, problem } }: { comparison: PageComparison }) {
  const { renderedPagesDemo } = useUpkeepLanguage().texts;
  const causeOf = useCause();
  return (
    <div className="page-copies">
      {kept ? (
        <Copy
          title={renderedPagesDemo.kept}
          copy={kept}
          more={[
            { name: renderedPagesDemo.cause, value: causeOf(kept.cause) },
            { name: renderedPagesDemo.from, value: renderedPagesDemo.places[kept.from] },
          ]}
        />
      ) : (
        <Frame title={renderedPagesDemo.kept}>
          <p className="font-medium">{renderedPagesDemo.notKept}</p>
          <p className="text-mute mt-1">{renderedPagesDemo.notKeptText}</p>
        </Frame>
      )}
      {now ? (
        <Copy title={renderedPagesDemo.now} copy={now} />
      ) : (
        <Frame title={renderedPagesDemo.now}>
          <p className="text-danger font-medium">{renderedPagesDemo.notMade}</p>
          <p className="mt-1 wrap-anywhere">{renderedPagesDemo.notMadeText(problem ?? '')}</p>
        </Frame>
      )}
    </div>
  );
}
