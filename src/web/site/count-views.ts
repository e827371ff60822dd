/** Pages that the server was not asked for when somebody saw them: decision 027. */
export function startCountingViews(): void {
  const [entry] = performance.getEntriesByType('navigation');
  // The page that the server was asked for: a quick reader may be on the next one by the time that this runs.
  let counted = entry ? new URL(entry.name).pathname : location.pathname;
  const count = () => navigator.sendBeacon(`/api/views?on=${location.pathname}`);
  const onMove = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    count();
  };
  // wouter tells of the first; the second is the browser's own.
  for (const type of ['pushState', 'popstate']) addEventListener(type, onMove);
  onMove();
  // Fetched ahead, it was left out of the server's count.
  if ((entry as { deliveryType?: string } | undefined)?.deliveryType === 'navigational-prefetch') count();
}
