import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { buildId } from './scripts/lib/build/build.js';
import { iconSprite } from './scripts/lib/build/icon-sprite.ts';
import { inlineLimits } from './scripts/lib/build/inline-limits.ts';
import { partGroups } from './scripts/lib/build/page-parts.ts';
import { queryStandIns } from './scripts/lib/build/query-stand-ins.ts';
import { slimCss, themeFactsOf } from './scripts/lib/build/slim-css.ts';
import { spareSources } from './scripts/lib/build/spare-sources.ts';

const slimStyles = (): Plugin => ({
  name: 'slim-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    const read = (name: string) => readFileSync(`src/web/styles/${name}.css`, 'utf8');
    const theme = themeFactsOf(read('theme'), read('base'));
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = slimCss(String(file.source), theme);
    }
  },
});

/** The service worker: one classic script, because not every browser takes a module for it. */
const worker = (): UserConfig => ({
  define: { __BUILD__: JSON.stringify(buildId().slice(0, 16)) },
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    rollupOptions: {
      input: 'src/web/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

const inlined = /src[\\/]web[\\/](loader\.ts|landing-redirect\.ts|tell-view\.ts|styles\.css)/;

/** Two builds of the same application: what browsers load, and what the server renders with. */
const application = (isSsrBuild: boolean): UserConfig => ({
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    slimStyles(),
    iconSprite(),
    inlineLimits(),
    queryStandIns(),
    spareSources(),
  ],
  // wouter brings a stand-in for what React has had for years.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
            'src/web/tell-view.ts',
            'src/web/styles.css',
          ],
          output: {
            codeSplitting: {
              // What the application starts with is one file, whoever else uses parts of it; the other entries,
              // which are inlined into pages, stay by themselves.
              groups: [{ name: 'app', tags: ['$initial'], test: (id) => !inlined.test(id) }, ...partGroups()],
            },
          },
        },
      },
});

export default defineConfig(({ mode, isSsrBuild }) =>
  mode === 'worker' ? worker() : application(isSsrBuild ?? false),
);
