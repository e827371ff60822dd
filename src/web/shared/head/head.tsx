import { createContext, use, useEffect } from 'react';
import { usePageContext } from '../page-context.tsx';
import type { HeadBuilder, HeadData } from './head-data.ts';

/** Where the server collects what a page's head says; a render is synchronous, one collector serves one page. */
export class HeadCollector {
  data: HeadData | undefined;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

interface LazyHead<F> {
  load: () => Promise<HeadBuilder<F>>;
  builder: HeadBuilder<F> | undefined;
}

const known: LazyHead<never>[] = [];

/** A reader who never leaves the first page never loads what makes heads. */
export function lazyHead<F>(load: () => Promise<HeadBuilder<F>>): LazyHead<F> {
  const head: LazyHead<F> = {
    builder: undefined,
    load: async () => {
      head.builder ??= await load();
      return head.builder;
    },
  };
  known.push(head);
  return head;
}

/** On the server all of them are there before anything is rendered. */
export const loadHeads = (): Promise<unknown> => Promise.all(known.map(({ load }) => load()));

const here = () => location.pathname + location.search;

/**
 * The address whose head came with the document; empty once the reader has left it. Read before anything is
 * rendered: a reader may be gone before the first effect runs.
 */
let served = typeof location === 'object' ? here() : '';

/** On the server the head goes into the document; in the browser a navigation replaces what is there. */
export function PageHead<F>({ head, facts }: { head: LazyHead<F>; facts: F }) {
  const page = usePageContext();
  const collector = use(HeadCollectorContext);
  if (collector) collector.data = head.builder?.(facts, page);
  useEffect(() => {
    if (served === here()) return;
    served = '';
    let current = true;
    void Promise.all([head.load(), import('./show-head.ts')]).then(([build, { showHead }]) => {
      if (current) showHead(build(facts, page));
    });
    return () => {
      current = false;
    };
  });
  return null;
}
