import { type Browser, chromium } from '@playwright/test';
import { findTestBrowser } from '../../../scripts/lib/system.js';

/** What a document must not have in it, however it got there. Runs in a browser: its parser is the one that counts. */
function inspect(given: string): string[] {
  const documents = [given];
  const found: string[] = [];
  for (let html = documents.pop(); html !== undefined; html = documents.pop()) look(html);
  return found;

  function look(html: string): void {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const data = ['application/json', 'application/ld+json', 'speculationrules'];
    const runs = /^(?:javascript|vbscript|livescript|data:(?!image\/svg\+xml,%3Csvg)|blob|file)/i;
    for (const element of parsed.querySelectorAll('*')) {
      const name = element.localName;
      const isLoader = element === parsed.querySelector('meta[name=viewport] + script');
      const isOurs = isLoader || data.includes(element.getAttribute('type') ?? '');
      if (name === 'script' && !isOurs) found.push(`script ${element.textContent}`);
      // A player's frame begins with a page of ours: it is looked at like the page around it.
      const cover = element.matches('iframe.player:not([src])') ? element.getAttribute('srcdoc') : null;
      if (cover !== null) documents.push(cover);
      if (
        cover === null &&
        ['iframe', 'object', 'embed', 'base', 'frame', 'frameset', 'math', 'template'].includes(name)
      )
        found.push(name);
      if (name === 'meta' && element.hasAttribute('http-equiv')) found.push(element.outerHTML);
      for (const { name: attribute, value } of element.attributes) {
        const isCover = cover !== null && attribute === 'srcdoc';
        if (/^on/i.test(attribute) || (attribute === 'srcdoc' && !isCover) || attribute === 'style')
          found.push(`${name} ${attribute}`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of an address
        const address = value.replace(/[\u0000-\u0020]/g, '');
        const isAddress = /^(?:href|src|action|formaction|poster|data|ping|xlink:href)$/.test(attribute);
        if (isAddress && runs.test(address)) found.push(`${name} ${attribute}=${value}`);
      }
    }
  }
}

/** A browser for looking at documents: `inspect` parses one, `run` opens it and tells what ran. */
export async function openInspector() {
  const browser: Browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  return {
    inspect: (html: string): Promise<string[]> => page.evaluate(inspect, html),
    /** The text of the first element that a selector finds, in each document. */
    textsOf: (html: string, selector: string): Promise<(string | null)[]> =>
      page.evaluate(
        ([source, wanted]) =>
          [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll(wanted)].map(
            ({ textContent }) => textContent,
          ),
        [html, selector] as const,
      ),
    /** Opened for real, without any policy to help: every alert counts. */
    async run(html: string): Promise<string[]> {
      const opened = await context.newPage();
      const ran: string[] = [];
      opened.on('dialog', async (dialog) => {
        ran.push(dialog.message());
        await dialog.dismiss();
      });
      await opened.setContent(html, { waitUntil: 'domcontentloaded' });
      await opened.waitForTimeout(200);
      await opened.close();
      return ran;
    },
    close: () => browser.close(),
  };
}
