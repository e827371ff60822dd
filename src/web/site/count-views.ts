/** Pages that the server was not asked for when somebody saw them: decision 027. */
export function startCountingViews(): void {
  let counted = location.pathname;
  const count = () => navigator.sendBeacon(`/api/views?on=${location.pathname}`);
  const onMove = () => {
    if (location.pathname === counted) return;
    counted = location.pathname;
    count();
  };
  // wouter tells of the first; the second is the browser's own.
  for (const type of ['pushState', 'popstate']) addEventListener(type, onMove);
  // Fetched ahead, it was left out of the server's count.
  const [entry] = performance.getEntriesByType('navigation');
  if ((entry as { deliveryType?: string } | undefined)?.deliveryType === 'navigational-prefetch') count();
}
