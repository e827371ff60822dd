// Inlined into every page's head, its hash in the CSP, at most 1 kB: keep it terse. What must work without
// the application lives here: theme, remembered edition, admin hint, broken pictures. data-start on <html>:
// 'idle' runs the application when idle, '' fetches it when idle and runs it on the first sign of a reader.
const doc = document;
const html = doc.documentElement;
const files = (doc.currentScript as HTMLScriptElement).dataset.app?.split(' ') ?? [''];
const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
const near = (event: Event, selector: string) => (event.target as Element).closest?.(selector);
const setTheme = (theme: string) => {
  html.dataset.theme = theme;
};
let fetched = 0;
let started = 0;
const fetchApp = () => {
  if (!fetched++)
    for (const file of files) {
      const link = doc.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      link.fetchPriority = 'low';
      doc.head.append(link);
    }
};
const start = (event?: Event) => {
  if (!files[0] || started || (event?.type === 'pointerover' && !near(event, 'a,button,input'))) return;
  started = 1;
  fetchApp();
  import(/* @vite-ignore */ files[0]).catch(() => {
    started = 0;
  });
};
let store: Partial<Storage> = {};
try {
  store = localStorage;
} catch {}
const themeKey = 'vitrina.theme';
setTheme(store.getItem?.(themeKey) ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'));
if (html.dataset.locale) store.setItem?.('vitrina.locale', html.dataset.locale);
if (store.getItem?.('vitrina.admin')) html.dataset.admin = '';
for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover', 'scroll']) on(type, start);
on('click', (event) => {
  if (near(event, '[data-forget-locale]')) store.removeItem?.('vitrina.locale');
  if (!near(event, '[data-theme-toggle]')) return;
  const theme = html.dataset.theme === 'dark' ? 'light' : 'dark';
  setTheme(theme);
  store.setItem?.(themeKey, theme);
});
on('error', ({ target }) => {
  if (target instanceof HTMLImageElement) target.hidden = true;
});
const network = navigator.connection;
const soon = html.dataset.start === 'idle';
if (soon || !(network && (network.saveData || /[23]g/.test(network.effectiveType))))
  on('load', (event) => {
    if (event.target === doc)
      setTimeout(
        () => (window.requestIdleCallback ?? setTimeout)(() => (soon ? start() : fetchApp())),
        soon ? 0 : 2500,
      );
  });

export {};
