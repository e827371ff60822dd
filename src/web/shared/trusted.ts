import { paths } from '#contract/site/addresses/paths.ts';

interface Policy {
  createHTML: (html: string) => string;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
}

declare global {
  /** What it makes is no string, but everybody who is handed one takes it for one. */
  var trustedTypes: { createPolicy(name: string, rules: Partial<Policy>): Policy } | undefined;
}

/** Where a browser insists, a text becomes markup or a script only by way of this (decision 059). */
const policy = globalThis.trustedTypes?.createPolicy('vitrina', {
  // Bodies alone, which the server has rendered from allowlisted nodes.
  createHTML: (html) => html,
  // What is data is no program.
  createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c'),
  createScriptURL: paths.serviceWorker,
});

export const trustedBody = (html: string): string => policy?.createHTML(html) ?? html;
export const trustedData = (json: string): string => policy?.createScript(json) ?? json;
export const trustedWorker = (): string => policy?.createScriptURL('') ?? paths.serviceWorker();
