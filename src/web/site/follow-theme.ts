/** The browser's own bar wears the colour of the theme that is chosen, not of the one that the system prefers. */
export function followTheme(): void {
  const { documentElement: root } = document;
  const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][media]')].map(
    (meta) => ({ meta, theme: meta.media.includes('dark') ? 'dark' : 'light' }),
  );
  const follow = () => {
    for (const { meta, theme } of colours) meta.media = theme === root.dataset.theme ? 'all' : 'not all';
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  follow();
}
