import { createHash } from 'node:crypto';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import { productName } from '#contract/commerce/products/product-name.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { escapeHtml } from '#server/lib/html.ts';

type Endpoint = (typeof endpoints)[keyof typeof endpoints];
interface Property {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const style = `
:root{color-scheme:light dark;--line:#8885;--soft:#8881}
body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
section{border-top:1px solid var(--line);padding:1rem 0}
h2{font-size:1.1rem;margin:.5rem 0;overflow-wrap:anywhere}
code,pre{font:.9rem/1.5 ui-monospace,monospace}
pre{background:var(--soft);padding:1rem;overflow:auto;max-height:24rem}
b{font:600 .75rem ui-monospace,monospace;border:1px solid;border-radius:.25rem;padding:.1rem .4rem;margin-right:.5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
`;

function constraint(property: Property): string {
  const parts = [
    property.enum ? property.enum.join(' | ') : property.type,
    property.maxLength !== undefined && `at most ${property.maxLength} characters`,
    property.minimum !== undefined && `from ${property.minimum}`,
    property.maximum !== undefined && property.maximum < Number.MAX_SAFE_INTEGER && `to ${property.maximum}`,
    property.default !== undefined && `default ${property.default}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function parameterRows(schema: z.ZodType | undefined, place: string): string {
  if (!schema) return '';
  // A body that may be left out is described by what it would be.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return parameterRows(schema.unwrap() as z.ZodType, place);
  }
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .map(
      ([name, property]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${escapeHtml(constraint(property as Property))}</td></tr>`,
    )
    .join('');
}

function endpointSection([name, endpoint]: [string, Endpoint]): string {
  const rows =
    parameterRows('params' in endpoint ? endpoint.params : undefined, 'path') +
    parameterRows('query' in endpoint ? endpoint.query : undefined, 'query') +
    parameterRows('body' in endpoint ? endpoint.body : undefined, 'body');
  const answer = JSON.stringify(z.toJSONSchema(endpoint.response, { unrepresentable: 'any' }), null, 2);
  return `<section id="${name}"><h2><b>${endpoint.method}</b><code>${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}.${endpoint.access === 'public' ? '' : ` For people who are signed in as ${endpoint.access} or more.`}</p>
${rows && `<table><thead><tr><th>parameter</th><th>in</th><th>value</th></tr></thead><tbody>${rows}</tbody></table>`}
<details><summary>Answer</summary><pre tabindex="0">${escapeHtml(answer)}</pre></details></section>`;
}

type Page = { html: string; contentSecurityPolicy: string };

const FOR_STRANGERS =
  '<p>These are the calls that anybody may make. Those of the administrators’ area are shown to whoever is signed in there.</p>';

function write(everything: boolean): Page {
  const hash = createHash('sha256').update(style).digest('base64');
  const shown = Object.entries(endpoints).filter(([, { access }]) => everything || access === 'public');
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API - ${productName}</title><style>${style}</style></head><body><main>
<h1>${productName} API</h1>
<p>Every call answers JSON, and takes a body as JSON only. A failure answers <code>{ "error": { "code", "message", "fields"? } }</code>. The same as a machine reads it: <a href="${otherPaths.openApi()}">${otherPaths.openApi()}</a>.</p>
${everything ? '' : FOR_STRANGERS}
${shown.map(endpointSection).join('\n')}</main></body></html>`,
  };
}

const written = new Map<boolean, Page>();

/** The contract's table as a page that a person can read, without a script: all of it, or what anybody may call. */
export function apiReferencePage(everything: boolean): Page {
  const page = written.get(everything) ?? write(everything);
  written.set(everything, page);
  return page;
}
