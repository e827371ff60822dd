import { trustedData } from '../trusted.ts';
import type { HeadData } from './head-data.ts';
import { type HeadTag, headTags } from './head-tags.ts';

/** Whatever head-tags.ts can write, whoever wrote it; icons, feeds and the viewport are the document's. */
const MANAGED = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[http-equiv]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[hreflang]',
  'script[type="application/ld+json"]',
].join();

function elementOf([name, attributes, text = '']: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = name === 'script' ? trustedData(text) : text;
  return element;
}

let shown: string | undefined;

/** Puts a page's head in the place of the last one's: nothing of that stays, and nothing is there twice. */
export function showHead(head: HeadData): void {
  const tags = headTags(head);
  const text = JSON.stringify([head.title, tags]);
  if (text === shown) return;
  shown = text;
  document.title = head.title;
  for (const old of document.head.querySelectorAll(MANAGED)) old.remove();
  document.head.append(...tags.map(elementOf));
}
