import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const UNREAD = new Set(['style', 'script', 'noscript', 'template', 'iframe', 'svg']);
const APART =
  /^(?:p|div|li|ul|ol|h[1-6]|t[dhr]|table|figure|figcaption|blockquote|pre|br|details|summary|cite|section|a)$/;

/** The words of HTML as somebody reads them, in order. */
export function wordsOf(html: string): string[] {
  let text = '';
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('value' in node) text += node.value;
    if (!('childNodes' in node) || ('tagName' in node && UNREAD.has(node.tagName))) return;
    const isApart = 'tagName' in node && APART.test(node.tagName);
    if (isApart) text += ' ';
    for (const child of node.childNodes) visit(child);
    if (isApart) text += ' ';
  };
  visit(parseFragment(html, { scriptingEnabled: false }));
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").split(/\s+/).filter(Boolean);
}

/** The words of one that the other does not have, where both go on in order. */
export function missingFrom(wanted: string[], there: string[]): string[] {
  const missing: string[] = [];
  let at = 0;
  for (const word of wanted) {
    const found = there.indexOf(word, at);
    if (found < 0) missing.push(word);
    else at = found + 1;
  }
  return missing;
}
