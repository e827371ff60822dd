interface Navigator {
  /** Chromium only; see the loader. */
  connection?: { saveData: boolean; effectiveType: string };
}

/** One word for the build that a service worker belongs to; vite.config.ts writes it in. */
declare const __BUILD__: string;

/** Where the files of icons are; scripts/lib/build/icon-sprite.ts makes it. */
declare module 'virtual:icon-sprite' {
  export const spriteUrl: string;
  export const deskSpriteUrl: string;
}
