import { templateOf } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Violation } from '#contract/running/policy-reports/policy-reports.schemas.ts';
import { isLocale } from '#contract/site/locales.ts';
import { wireLimits } from '#contract/site/wire-limits.ts';

/** What is counted as the same. */
export interface PolicyReportKind {
  directive: string;
  blocked: string;
  page: string;
}

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** Words that browsers put in the place of an address. */
const WORD = /^[a-z-]{1,30}$/;
/** What readers have added to their browser, and what browsers add themselves: nothing that we could mend. */
const theirOwn =
  /^(?:(?:chrome|moz|safari|safari-web|ms-browser|webkit)-(?:extension|masked-url)|about|chrome|resource|view-source|file)\b/i;
/** Bodies of pages that are addressed this way stand in the address itself. */
const inAddress = /^(data|blob|filesystem|javascript):/i;

function blockedOf(blocked: string): string | undefined {
  const word = blocked.toLowerCase();
  if (word === '') return 'inline';
  if (WORD.test(word)) return word;
  const scheme = inAddress.exec(word)?.[1];
  if (scheme) return scheme;
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : 'null';
  return origin === 'null' ? undefined : origin.slice(0, wireLimits.policyReports.blockedChars);
}

const outside = new Set(['preview', 'test', 'test-products', 'api']);
const REST = '…';

/** Which kind of page it was: its fixed words, and nothing that names an article, a person or a search. */
export function pagePattern(pathname: string): string {
  const [first = '', second = '', third] = pathname.split('/').slice(1, 4);
  if (first === '') return '/';
  if (first === 'admin') {
    const screen = WORD.test(second) ? second : REST;
    return `/admin${second && `/${screen}`}${third ? `/${REST}` : ''}`;
  }
  if (outside.has(first)) return `/${first}`;
  if (!isLocale(first)) return `/${REST}`;
  if (second === '') return `/${first}`;
  const template = templateOf(pathname);
  const isFixed = template !== 'post' && template !== 'other' && WORD.test(second);
  return `/${first}/${isFixed ? second : REST}${third ? `/${REST}` : ''}`;
}

/** Of everything that may be sent in, what is about our pages and could be our doing; undefined for the rest. */
export function kindOf(
  { directive, blocked, page, source }: Violation,
  hosts: readonly string[],
): PolicyReportKind | undefined {
  if (theirOwn.test(blocked) || theirOwn.test(source) || !URL.canParse(page)) return undefined;
  const { host, pathname } = new URL(page);
  if (!hosts.includes(host)) return undefined;
  // Older browsers send the whole directive, its sources and all.
  const name = directive.toLowerCase().split(' ', 1)[0] ?? '';
  const what = blockedOf(blocked);
  if (!DIRECTIVE.test(name) || what === undefined) return undefined;
  return { directive: name, blocked: what, page: pagePattern(pathname) };
}
