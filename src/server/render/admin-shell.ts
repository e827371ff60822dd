import { randomBytes } from 'node:crypto';
import { document as english } from '#i18n/admin/en/document.ts';
import { document as portuguese } from '#i18n/admin/pt/document.ts';
import { escapeHtml } from '#server/lib/html.ts';
import { toldPolicy } from '#server/lib/told-policy.ts';
import { inlineScript } from './assets.ts';
import { hashOf } from './document.ts';
import { readManifest } from './manifest.ts';

/** The one document of the administrators' area: everything in it is drawn by the application. */
export interface AdminShell {
  render(pathname: string): Promise<{ html: string; headers: Record<string, string> }>;
}

interface AdminDocumentParts {
  /** The readers' loader: theme before the first paint. The application it knows of is running already. */
  loader: string;
  script: string;
  preloads: string[];
  styles: string[];
  nonce: string;
}

export const adminHeaders = (policy: Record<string, string>) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  ...policy,
});

const ENTRY = 'src/web/entry-admin.tsx';

export function adminDocument({ loader, script, preloads, styles, nonce }: AdminDocumentParts): string {
  const [pt, en] = [portuguese, english].map(({ noScript }) => escapeHtml(noScript));
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script data-app="${script}">${loader}</script>`,
    `<title>${escapeHtml(portuguese.title)}</title><meta name="robots" content="noindex, nofollow">`,
    // Where the application finds what lets menus and dialogs add a style element of their own.
    `<meta property="csp-nonce" content="" nonce="${nonce}"><link rel="icon" href="/favicon.ico">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script></head><body><div id="root"></div>`,
    `<noscript><div class="no-script"><p>${pt}</p><p lang="en">${en}</p></div></noscript></body></html>`,
  ].join('');
}

/** The document is never kept, so each one can carry a word that nobody can guess. */
const policyOf = (loader: string, nonce: string) =>
  toldPolicy(
    "default-src 'self'",
    `script-src 'self' ${hashOf(loader)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrina-inert ProseMirrorClipboard default',
  );

export function builtAdminShell(clientDir: string): AdminShell {
  const readers = readManifest(clientDir);
  const loader = inlineScript(readers.read(readers.chunk('src/web/loader.ts').file));
  const { chunk, collect } = readManifest(clientDir, 'manifest-admin.json');
  const [script = '', ...preloads] = [...collect(ENTRY)].map((key) => `/${chunk(key).file}`);
  const styles = [...new Set([...collect(ENTRY)].flatMap((key) => chunk(key).css ?? []))].map(
    (file) => `/${file}`,
  );
  return {
    async render() {
      const nonce = randomBytes(18).toString('base64');
      return {
        html: adminDocument({ loader, script, preloads, styles, nonce }),
        headers: adminHeaders(policyOf(loader, nonce)),
      };
    },
  };
}
