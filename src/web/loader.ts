// Inlined into every page's head, its hash in the CSP, at most 1 kB: hence so terse. What must work without the
// application lives here: theme, remembered edition, admin hint, broken pictures. data-start on <html>: 'idle'
// runs the application when idle; otherwise it is fetched when idle and runs on the first sign of a reader.
const doc = document;
const facts = doc.documentElement.dataset;
const files = (doc.currentScript as HTMLScriptElement).dataset.app?.match(/\S+/g) ?? [];
const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
const near = (event: Event, selector: string) => (event.target as Element).closest?.(selector);
let started: unknown;
// Asking twice costs nothing: a browser fetches a module once.
const fetchApp = () => {
  for (const href of files)
    doc.head.append(
      Object.assign(doc.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
};
const start = (event?: Event) => {
  if (!files[0] || started || (event?.type === 'pointerover' && !near(event, 'a,button,input'))) return;
  started = 1;
  fetchApp();
  import(/* @vite-ignore */ files[0]).catch(() => {
    started = 0;
  });
};
// All that a browser may remember of a visit: locale, theme, and the hint that shows the admin button. One
// that keeps nothing gets an object that forgets.
let store: Record<string, string | undefined> = {};
try {
  store = localStorage as never;
} catch {}
facts.theme = store.theme ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
if (facts.locale) store.locale = facts.locale;
if (store.admin) facts.admin = '';
for (const type of ['keydown', 'focusin', 'pointerover', 'scroll']) on(type, start);
on('click', (event) => {
  if (near(event, '[data-forget-locale]')) delete store.locale;
  if (near(event, '[data-theme-toggle]')) {
    store.theme = facts.theme = facts.theme === 'dark' ? 'light' : 'dark';
  }
});
on('error', ({ target }) => {
  if (target instanceof Image) target.hidden = true;
});
const network = navigator.connection;
const soon = facts.start;
if (soon || !(network?.saveData || /[23]g/.test(network?.effectiveType as string)))
  on('load', () =>
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(() => (soon ? start() : fetchApp())),
      soon ? 0 : 2500,
    ),
  );

export {};
