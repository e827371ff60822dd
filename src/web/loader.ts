// Inlined into every page's head, its hash in the CSP, at most 1 kB: hence so terse. What must work without the
// application lives here: theme, remembered edition, admin hint, broken pictures, counting clicks. data-start on
// <html>: 'idle' runs the application soon; otherwise it is fetched later and runs on the first sign of a reader.
const doc = document;
const browser = navigator;
const facts = doc.documentElement.dataset;
const files = (doc.currentScript as HTMLElement).dataset.app?.split(' ') ?? [];
const on = (types: string, listener: (event: Event) => void) =>
  types.split(' ').map((type) => addEventListener(type, listener, true));
const near = (event: Event, selector: string) =>
  (event.target as HTMLElement).closest?.<HTMLElement>(selector);
const themeOf = (dark: boolean) => (dark ? 'dark' : 'light');
let started: unknown;
// Asking twice costs nothing: a browser fetches a module once.
const fetchApp = () =>
  files.map((file) =>
    // Not as HTML: where a browser insists on trusted types, a string is none.
    doc.head.append(
      Object.assign(doc.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href: file }),
    ),
  );
const start = (event: Event) => {
  // Of the signs, resting on something is the one of a pointer.
  if (started || !files[0] || ('buttons' in event && !near(event, 'a,button,input'))) return;
  fetchApp();
  started = import(/* @vite-ignore */ files[0]).catch(() => (started = 0));
};
// All that a browser may remember of a visit: locale, theme, and the hint that shows the admin button. One
// that keeps nothing gets an object that forgets.
let store: Record<string, string | undefined> = {};
try {
  store = localStorage as never;
} catch {}
facts.theme = store.theme ?? themeOf(matchMedia('(prefers-color-scheme:dark)').matches);
if (facts.locale) store.locale = facts.locale;
if (store.admin) facts.admin = '';
// Whoever goes back to a page of the application's making gets it from nobody else.
// A finger is over something only when it has left it, just before the click: where that leads to another page, the
// browser is on its way before the application, whose start may take a slow phone seconds.
on('keydown focusin mouseover scroll popstate', start);
on('click auxclick', (event) => {
  // Whoever asks for the menu of a link has not followed it.
  if ((event as MouseEvent).button < 2) {
    const link = near(event, '[data-at]');
    if (link) browser.sendBeacon(`/api/clicks?at=${link.dataset.at}&on=${location.pathname}`);
    if (near(event, '[data-forget]')) delete store.locale;
    // "light" comes after "e", "dark" before: five bytes less than to name one.
    if (near(event, '[data-theme-toggle]'))
      store.theme = facts.theme = themeOf((facts.theme as string) > 'e');
  }
});
// A picture that did not arrive is not shown; nothing else that can fail is anyway.
on('error', (event) => ((event.target as HTMLElement).hidden = 1 as never));
const network = browser.connection;
const soon = facts.start;
if (soon || !(network?.saveData || /[23]g/.test(network?.effectiveType as string)))
  on('load', (event) => (soon ? start(event) : setTimeout(fetchApp, 3e3)));

export {};
