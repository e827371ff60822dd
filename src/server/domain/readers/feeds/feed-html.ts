/**
 * An article's body for readers that know neither our addresses nor our styles: links lead to the site, one
 * plain picture stands for its variants and none for decoration, and what only eyes get on a page is left to its
 * words. The HTML
 * is our own components' (text in it has no bare quotes or angles), so patterns are enough.
 */
export function feedHtml(html: string, pageUrl: string): string {
  return (
    html
      // Its caption is a link to the same.
      .replace(/<iframe\b[^<>]*><\/iframe>/g, '')
      .replace(/<picture>(?:(?!<\/picture>).)*alt=""(?:(?!<\/picture>).)*<\/picture>/g, '')
      .replace(/<source\b[^>]*>/g, '')
      .replace(/-1200\.webp"([^>]*) width="1200" height="1200"/g, '-480.webp"$1 width="480" height="480"')
      .replace(/ (?:srcset|sizes|loading|decoding|fetchpriority|class|data-at|tabindex)="[^"]*"/gi, '')
      .replace(/<span aria-hidden="true">[^<]*<\/span>/g, '')
      .replaceAll('</span><', '</span> <')
      .replace(
        / (href|src)="([^"]*)"/g,
        (_, name: string, address: string) => ` ${name}="${absolute(address, pageUrl)}"`,
      )
  );
}

/** Only what the site wrote without a host is changed: a shop's link stays as it is, letter for letter. */
const absolute = (address: string, pageUrl: string): string =>
  /^[/#]/.test(address) ? new URL(address, pageUrl).href : address;
