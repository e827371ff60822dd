import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/lib/build/icon-sprite.ts';

/** Half as much again as everything else, for two screens. */
const editor =
  /[\\/](@tiptap|prosemirror-[a-z-]+|linkifyjs|fast-equals|orderedmap|rope-sequence|w3c-keyname|writing[\\/]editor)[\\/]|kept-texts[\\/](autosaver|form-keeper|use-kept-form|kept-notice)\./;

/** Opened now and then, from more than one screen: what went before, the library of pictures, who signs. */
const versions = /kept-texts[\\/](text-history|versions)\.|audit[\\/]diff-text|node_modules[\\/]diff[\\/]/;
const library = /writing[\\/]media[\\/](?!media-field)/;
const authors = /ui[\\/]authors[\\/]|i18n[\\/]admin[\\/]\w+[\\/]writing[\\/]authors/;
/** How networks make their links: for the few screens where somebody tries or pastes one. */
const networks = /contract[\\/]commerce[\\/]networks[\\/]/;
/** Wanted only once somebody has pasted an address. */
const afterPasting = /writing[\\/]editor[\\/]shop-link[\\/](?:offer-card|link-place)\./;
/** Of a few screens each: what pays to renew, what blocks earned, links among our own pages. Words of both languages come along. */
const renewals = /ui[\\/]renewals[\\/]|i18n[\\/]admin[\\/]\w+[\\/]writing[\\/]renewals\./;
const earned = /ui[\\/]earned[\\/]|i18n[\\/]admin[\\/]\w+[\\/]commerce[\\/]earned-blocks\./;
const innerLinks = /ui[\\/]inner-links[\\/]|i18n[\\/]admin[\\/]\w+[\\/]writing[\\/]inner-links\./;
/** Said by two screens, and by nobody else; who says them would otherwise take them into what everybody loads. */
const linkWords = /i18n[\\/]admin[\\/]\w+[\\/](?:commerce[\\/]link-places|writing[\\/]links)\./;
const settingWords = /i18n[\\/]admin[\\/]\w+[\\/]running[\\/](?:editions|settings)\./;
const saying = /[\\/](?:link|edition|setting)-texts\./;
const rooms = { versions, library, authors, networks, renewals, earned, 'inner-links': innerLinks, saying };
const apart = [afterPasting, editor, ...Object.values(rooms)];

/** Words of one language, or of screens that are seldom opened, are no part of what everybody loads. */
const words = /i18n[\\/]admin[\\/]/;

/** The administrators' area, built apart: no file of it, and no change to it, ever reaches a reader. */
export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), iconSprite({ desk: true })],
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets/admin',
    // Beside the readers' files, which are there already.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/manifest-admin.json',
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/web/entry-admin.tsx',
      output: {
        codeSplitting: {
          // A file for each thing that two screens share would be seventy requests for a screen.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'link-words', test: linkWords, priority: 3 },
            { name: 'setting-words', test: settingWords, priority: 3 },
            {
              name: 'desk',
              minShareCount: 2,
              test: (id) => ![...apart, words].some((each) => each.test(id)),
              priority: 2,
            },
            { name: 'editor', test: (id) => editor.test(id) && !afterPasting.test(id), priority: 1 },
            ...Object.entries(rooms).map(([name, test]) => ({ name, test, priority: 0 })),
          ],
        },
      },
    },
  },
});
