import type { HeadFacts } from './head-facts.ts';

export type HeadProblem =
  | 'missing'
  | 'long'
  | 'relative'
  | 'elsewhere'
  | 'noSelf'
  | 'noDefault'
  | 'doubled'
  | 'noImage'
  | 'unreadable'
  | 'noType';

/** What is wrong with each part; an empty list is a check mark. */
export interface HeadChecks {
  title: HeadProblem[];
  description: HeadProblem[];
  canonical: HeadProblem[];
  alternates: HeadProblem[];
  share: HeadProblem[];
  data: HeadProblem[][];
}

/** What search engines show of a title, with some room. */
export const LONG_TITLE = 75;

const isWhole = (address: string) => /^https?:\/\//.test(address) && URL.canParse(address);
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

function checkAddress(address: string, path: string): HeadProblem[] {
  if (!address) return ['missing'];
  if (!isWhole(address)) return ['relative'];
  return pathOf(address) === path ? [] : ['elsewhere'];
}

function checkAlternates({ alternates, canonical }: HeadFacts): HeadProblem[] {
  // A page that only one edition has needs none.
  if (alternates.length === 0) return [];
  const languages = alternates.map(({ language }) => language);
  return [
    ...(alternates.every(({ href }) => isWhole(href)) ? [] : (['relative'] as const)),
    ...(alternates.some(({ href }) => href === canonical) ? [] : (['noSelf'] as const)),
    ...(languages.includes('x-default') ? [] : (['noDefault'] as const)),
    ...(new Set(languages).size === languages.length ? [] : (['doubled'] as const)),
  ];
}

function checkShare({ share }: HeadFacts): HeadProblem[] {
  if (!share.title) return ['missing'];
  if (!share.image) return ['noImage'];
  return isWhole(share.image) ? [] : ['relative'];
}

/** What a piece of structured data says that it is; undefined where it cannot be read. */
export function typesOf(text: string): string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const all = Array.isArray(parsed) ? parsed : [parsed];
    return all.flatMap((each) => (each as { '@type'?: string | string[] } | null)?.['@type'] ?? []);
  } catch {
    return undefined;
  }
}

function checkData(text: string): HeadProblem[] {
  const types = typesOf(text);
  if (!types) return ['unreadable'];
  return types.length > 0 ? [] : ['noType'];
}

/** A page that search engines leave out need not tell them anything. */
export const isHidden = ({ robots }: HeadFacts): boolean => /\bnoindex\b/.test(robots);

export function checkHead(facts: HeadFacts, path: string): HeadChecks {
  const hidden = isHidden(facts);
  const unlessHidden = (problems: HeadProblem[]) => (hidden ? [] : problems);
  const title: HeadProblem[] = facts.title.length > LONG_TITLE ? ['long'] : [];
  return {
    title: facts.title ? title : ['missing'],
    description: unlessHidden(facts.description ? [] : ['missing']),
    canonical: unlessHidden(checkAddress(facts.canonical, path)),
    alternates: unlessHidden(checkAlternates(facts)),
    share: unlessHidden(checkShare(facts)),
    data: facts.data.map(checkData),
  };
}
