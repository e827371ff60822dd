import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inlined = /src[\\/]web[\\/](loader\.ts|landing-redirect\.ts|styles\.css)/;

/** Two builds of the same application: what browsers load, and what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Browsers that know oklch: without this every colour is written three times.
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: [
            'src/web/entry-client.tsx',
            'src/web/loader.ts',
            'src/web/landing-redirect.ts',
            'src/web/styles.css',
          ],
          output: {
            codeSplitting: {
              // What the application starts with is one file, whoever else uses parts of it; the other entries,
              // which are inlined into pages, stay by themselves.
              groups: [{ name: 'app', tags: ['$initial'], test: (id) => !inlined.test(id) }],
            },
          },
        },
      },
}));
