import { staticPages } from '#contract/site/addresses/paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';

/** An address that leads to another one of the site for good. */
export interface Lead {
  /** As it is kept: decoded, with a query only where that names it. */
  from: string;
  to: string;
  /** Whether its own site wrote it with a slash at its end. */
  slashed: boolean;
}

const UNSAYABLE = /[\p{Cc}"\\]/u;
/** What is encoded already stays so. */
const asAddress = (address: string): string => encodeURI(address.toWellFormed()).replaceAll('%25', '%');
const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]]/g, '\\$&');
/** "$" begins a variable there, and a word that begins with "~" is a pattern. */
const isPlainForNginx = (text: string) => !/[$;{}]/.test(text);

const always = [...staticPages, 'categorias'];
const br = `/${fallbackLocale}`;

/** How a host is told, each in its own words: what stands before the rules, a rule, and what stands behind them. */
export interface RedirectForm {
  file: string;
  head: string;
  /** Between the rules of paths and those of queries. */
  middle: string;
  foot: string;
  /** Nothing where it cannot be said so. */
  path(lead: Lead): string | undefined;
  query(lead: Lead): string | undefined;
}

const parts = ({ from }: Lead): [path: string, query: string] => {
  const mark = from.indexOf('?');
  return [from.slice(0, mark), from.slice(mark + 1)];
};

/** Netlify's, Cloudflare's and their likes'. Of a query only Netlify takes notice, and it goes by names. */
const lines: RedirectForm = {
  file: '_redirects',
  head: '',
  middle: '',
  foot: [
    `/post/:slug ${br}/:slug 301`,
    `/categoria/:slug ${br}/categoria/:slug 301`,
    ...always.map((page) => `/${page} ${br}/${page} 301\n`),
  ].join('\n'),
  path: ({ from, to, slashed }) => {
    const rule = (end: string) => `${asAddress(from).replaceAll('#', '%23')}${end} ${asAddress(to)} 301\n`;
    return slashed ? rule('') + rule('/') : rule('');
  },
  query: () => undefined,
};

/** To be included in nginx's `http`; its last lines say what belongs into `server`. */
const nginx: RedirectForm = {
  file: 'redirects.nginx.conf',
  head: 'map $uri $moved_by_path {\n',
  middle: '}\nmap "$uri$is_args$args" $moved_by_query {\n',
  foot: `}
# Include this file in "http", and put these into "server":
#   error_page 404 /404.html;
#   if ($moved_by_path) { return 301 $moved_by_path$is_args$args; }
#   if ($moved_by_query) { return 301 $moved_by_query; }
#   rewrite ^/post/([^/]+)$ ${br}/$1 permanent;
#   rewrite ^/(categoria/[^/]+|${always.join('|')})$ ${br}/$1 permanent;
`,
  path: ({ from, to, slashed }) => {
    if (!isPlainForNginx(from + to)) return undefined;
    const rule = (end: string) => `  "${from}${end}" "${asAddress(to)}";\n`;
    return slashed ? rule('') + rule('/') : rule('');
  },
  query: (lead) => {
    const [path, query] = parts(lead);
    if (!isPlainForNginx(lead.from + lead.to)) return undefined;
    const rule = (start: string) => `  "${start}?${query}" "${asAddress(lead.to)}";\n`;
    return path === '/' ? rule(path) : rule(path) + rule(`${path}/`);
  },
};

const apache: RedirectForm = {
  file: '.htaccess',
  head: 'ErrorDocument 404 /404.html\n<IfModule mod_rewrite.c>\nRewriteEngine On\n',
  middle: '',
  foot: `RewriteRule "^post/([^/]+)$" "${br}/$1" [R=301,L]
RewriteRule "^(categoria/[^/]+|${always.join('|')})$" "${br}/$1" [R=301,L]
</IfModule>
`,
  path: ({ from, to }) => `RewriteRule "^${asPattern(from.slice(1))}/?$" "${asAddress(to)}" [R=301,L,NE]\n`,
  query: (lead) => {
    const [path, query] = parts(lead);
    return `RewriteCond "%{QUERY_STRING}" "^${asPattern(query)}$"\nRewriteRule "^${asPattern(path.slice(1))}/?$" "${asAddress(lead.to)}" [R=301,L,NE,QSD]\n`;
  },
};

export const redirectForms = [lines, nginx, apache];

/** A rule in one form; undefined where an address cannot stand in a line. */
export function ruleOf(form: RedirectForm, lead: Lead): string | undefined {
  if (UNSAYABLE.test(lead.from) || UNSAYABLE.test(lead.to)) return undefined;
  return lead.from.includes('?') ? form.query(lead) : form.path(lead);
}
