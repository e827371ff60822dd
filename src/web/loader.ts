// Inlined into every page's head, its hash in the CSP, at most 1 kB: hence so terse. What must work without the
// application lives here: theme, remembered edition, admin hint, broken pictures. data-start on <html>: 'idle'
// runs the application when idle; otherwise it is fetched when idle and runs on the first sign of a reader.
const doc = document;
const html = doc.documentElement;
const facts = html.dataset;
const files = (doc.currentScript as HTMLScriptElement).dataset.app?.split(' ') ?? [];
const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
const near = (event: Event, selector: string) => (event.target as Element).closest?.(selector);
let fetched: unknown;
let started: unknown;
const fetchApp = () => {
  for (const href of fetched ? [] : files)
    doc.head.append(
      Object.assign(doc.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
  fetched = 1;
};
const start = (event?: Event) => {
  if (!files[0] || started || (event?.type === 'pointerover' && !near(event, 'a,button,input'))) return;
  started = 1;
  fetchApp();
  import(/* @vite-ignore */ files[0]).catch(() => {
    started = 0;
  });
};
// A browser that keeps nothing gets an object that forgets. The keys are those of contract/storage.ts.
let store: Record<string, string | undefined> = {};
try {
  store = localStorage as never;
} catch {}
const setTheme = (theme?: string) => {
  facts.theme = theme;
};
setTheme(store.theme ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'));
if (facts.locale) store.locale = facts.locale;
if (store.admin) facts.admin = '1';
for (const type of ['keydown', 'focusin', 'pointerover', 'scroll']) on(type, start);
on('click', (event) => {
  if (near(event, '[data-forget-locale]')) delete store.locale;
  if (near(event, '[data-theme-toggle]')) {
    setTheme(facts.theme === 'dark' ? 'light' : 'dark');
    store.theme = facts.theme;
  }
});
on('error', ({ target }) => {
  if (target instanceof Image) target.hidden = true;
});
const network = navigator.connection;
const soon = facts.start;
if (soon || !(network?.saveData || /[23]g/.test(network?.effectiveType ?? '')))
  addEventListener('load', () =>
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(() => (soon ? start() : fetchApp())),
      soon ? 0 : 2500,
    ),
  );

export {};
