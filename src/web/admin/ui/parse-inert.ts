/** What is parsed here is a document of its own: nothing in it runs, and nothing is fetched. */
const policy = globalThis.trustedTypes?.createPolicy('vitrina-inert', { createHTML: (html) => html });

/** By the browser's own parser, for HTML that somebody else wrote and that is only looked at. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
