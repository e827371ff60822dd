import type { ViteDevServer } from 'vite';
import { type AdminShell, adminDocument, adminHeaders } from './admin-shell.ts';
import { readScript } from './dev-renderer.ts';

/** The same document through Vite, whose own inline script needs a wider policy than the built one. */
export const devAdminShell = (vite: ViteDevServer): AdminShell => ({
  async render(pathname) {
    const html = adminDocument({
      loader: await readScript(vite.config.root, 'loader.ts'),
      script: '/src/web/entry-admin.tsx',
      preloads: [],
      styles: ['/src/web/admin.css'],
      nonce: '',
    });
    return {
      html: await vite.transformIndexHtml(pathname, html),
      headers: adminHeaders({
        'content-security-policy': "default-src 'self' 'unsafe-inline' ws: data: blob: https:",
      }),
    };
  },
});
