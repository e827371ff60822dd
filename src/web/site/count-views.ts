interface Navigated {
  name: string;
  deliveryType?: string;
}

/** Pages that the server was not asked for when somebody saw them: decision 027. */
export function startCountingViews(): void {
  const entry = performance.getEntriesByType('navigation')[0] as Navigated | undefined;
  // The page that the server was asked for: a quick reader may be on the next one by the time that this runs.
  let counted = new URL(entry?.name ?? location.href).pathname;
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
  if (entry?.deliveryType === 'navigational-prefetch') count();
}
