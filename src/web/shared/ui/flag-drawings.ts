import type { Locale } from '#contract/site/locales.ts';

/**
 * Small drawn flags, 20 by 14: emoji flags are missing on some systems. Simplified to what can be told apart. The build
 * puts them beside the icons.
 */
export const flagDrawings: Partial<Record<Locale, string>> = {
  br: '<path fill="#1a8f4a" d="M0 0h20v14H0z"/><path fill="#f6d33c" d="m10 1.6 8 5.4-8 5.4L2 7z"/><circle cx="10" cy="7" r="2.9" fill="#23408f"/>',
  it: '<path fill="#fff" d="M0 0h20v14H0z"/><path fill="#1a8f4a" d="M0 0h6.7v14H0z"/><path fill="#cf2f3b" d="M13.3 0H20v14h-6.7z"/>',
  mx: '<path fill="#fff" d="M0 0h20v14H0z"/><path fill="#12694a" d="M0 0h6.7v14H0z"/><path fill="#c8202f" d="M13.3 0H20v14h-6.7z"/><circle cx="10" cy="7" r="1.9" fill="#8a6a3a"/>',
  es: '<path fill="#c8202f" d="M0 0h20v14H0z"/><path fill="#f6c32c" d="M0 3.5h20v7H0z"/>',
  us: '<path fill="#fff" d="M0 0h20v14H0z"/><path fill="#c8313f" d="M0 0h20v2H0zm0 4h20v2H0zm0 4h20v2H0zm0 4h20v2H0z"/><path fill="#2c3e75" d="M0 0h9v8H0z"/>',
};

/** For editions that have no flag. */
export const globeDrawing =
  '<path fill="none" stroke="currentColor" d="M10 1a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 0c-4 3-4 9 0 12 4-3 4-9 0-12zM4 7h12"/>';
