import type { ReactNode } from 'react';

interface SampleSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SampleSection({ id, title, children }: SampleSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="sample-section">
      <h2 id={`${id}-title`} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SampleFrameProps {
  title: string;
  description: string;
  /** The sections on this page, and the other test page. */
  contents: { id: string; title: string }[];
  other: { name: string; href: string };
  labels: { contents: string; other: string };
  children: ReactNode;
}

export function SampleFrame({ title, description, contents, other, labels, children }: SampleFrameProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="text-mute mt-2 max-w-prose">
        {description} {labels.other} <a href={other.href}>{other.name}</a>.
      </p>
      <nav aria-label={labels.contents} className="sample-contents">
        <ul>
          {contents.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
