import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

export function KeyValues({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
