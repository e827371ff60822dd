import { type ReactNode, useMemo } from 'react';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { checkHead, type HeadProblem, isHidden, typesOf } from './check-head.ts';
import { type HeadFacts, readHead } from './head-facts.ts';

interface PartProps {
  name: string;
  problems: HeadProblem[];
  /** For a problem that tells a number. */
  letters?: number;
  children: ReactNode;
}

/** What was found, and whether it is right: the sign is read aloud too. */
function Part({ name, problems, letters = 0, children }: PartProps) {
  const { renderedPagesDemo } = useUpkeepTexts();
  const fine = problems.length === 0;
  const said = (problem: HeadProblem) =>
    problem === 'long' ? renderedPagesDemo.problems.long(letters) : renderedPagesDemo.problems[problem];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className={`mt-0.5 shrink-0 ${fine ? 'text-ok' : 'text-warn'}`}>
        <Icon of={fine ? 'circle-check' : 'circle-alert'} size={18} />
        {fine && <span className="sr-only">{renderedPagesDemo.fine}</span>}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-medium">{name}</h3>
        <div className="wrap-anywhere">{children}</div>
        {problems.map((problem) => (
          <p key={problem} className="text-warn text-sm">
            {said(problem)}
          </p>
        ))}
      </div>
    </li>
  );
}

function ShareCard({ share, title }: { share: HeadFacts['share']; title: string }) {
  const { renderedPagesDemo } = useUpkeepTexts();
  if (!share.title) return <span className="text-mute">{renderedPagesDemo.none}</span>;
  const { image } = share;
  // Pictures of this site are asked for here, whatever address the site has for readers.
  const source = URL.canParse(image) ? new URL(image).pathname : image;
  return (
    <figure className="share-card mt-2" aria-label={title}>
      {image && <img src={source} alt="" loading="lazy" />}
      <figcaption className="px-3 py-2">
        <span className="block font-medium">{share.title}</span>
        <span className="text-mute block text-sm">{share.description}</span>
      </figcaption>
    </figure>
  );
}

/** Title, address, alternates, share card and data, read from the page itself and checked. */
export function HeadReport({ html, path }: { html: string; path: string }) {
  const { renderedPagesDemo } = useUpkeepTexts();
  const { facts: names, none } = renderedPagesDemo;
  const head = useMemo(() => readHead(html), [html]);
  const checks = checkHead(head, path);
  const or = (text: string) => text || <span className="text-mute">{none}</span>;
  return (
    <section aria-label={renderedPagesDemo.head}>
      <h2 className="mb-2 text-base">{renderedPagesDemo.head}</h2>
      <ul className="panel divide-line divide-y">
        <Part name={names.title} problems={checks.title} letters={head.title.length}>
          {or(head.title)}
        </Part>
        <Part name={names.description} problems={checks.description}>
          {or(head.description)}
        </Part>
        <Part name={names.robots} problems={[]}>
          {or(head.robots)}
          {isHidden(head) && <p className="text-mute text-sm">{renderedPagesDemo.hidden}</p>}
        </Part>
        <Part name={names.canonical} problems={checks.canonical}>
          {or(head.canonical)}
        </Part>
        <Part name={names.alternates} problems={checks.alternates}>
          {head.alternates.length === 0 && or('')}
          {head.alternates.map(({ language, href }) => (
            <p key={`${language} ${href}`}>
              <code className="page-tag mr-2">{language}</code>
              {href}
            </p>
          ))}
        </Part>
        <Part name={names.share} problems={checks.share}>
          <ShareCard share={head.share} title={names.share} />
        </Part>
        {head.data.map((text, index) => (
          <Part key={text} name={names.data} problems={checks.data[index] ?? []}>
            <details>
              <summary className="cursor-pointer">{typesOf(text)?.join(', ') || none}</summary>
              <pre className="page-html mt-2 whitespace-pre-wrap">{pretty(text)}</pre>
            </details>
          </Part>
        ))}
      </ul>
    </section>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
