// Inlined where a cache in front was named (decision 155), so it imports nothing: the page tells that somebody sees it,
// whoever answered with it. What the browser had anyway, going back, was never a view; what it had fetched ahead the
// application tells of (count-views.ts), and a page that was drawn ahead is one when it is shown.
const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
  deliveryType?: string;
})[];
const tell = () => navigator.sendBeacon(`/api/views?from=page&on=${location.pathname}`);
if (entry?.type !== 'back_forward' && entry?.deliveryType !== 'navigational-prefetch') {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}

export {};
