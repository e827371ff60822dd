declare global {
  interface Window {
    /** What was seen in one place and then in another, so far. */
    moved: () => string[];
  }
}

/**
 * In the page: notes what the browser itself counts as a layout shift. A line that has just been added to is left out
 * while the page arrives: a busy browser draws it when it has read half of it, and the middle of half a line is elsewhere.
 */
export function noteWhatMoves() {
  interface Shift {
    startTime: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: Shift[] = [];
  const grown: { block: Element; from: number; until: number }[] = [];

  const blockOf = (node: Node | null): Element | null => {
    let element = node instanceof Element ? node : (node?.parentElement ?? null);
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
    return element;
  };
  /** A block that is added leaves what stands in its container where it was. */
  const isOfALine = (node: Node) =>
    node instanceof Element
      ? getComputedStyle(node).display.startsWith('inline')
      : node instanceof Text && node.data.trim() !== '';
  const isHalfALine = (node: Node | null, time: number) => {
    const block = blockOf(node);
    return grown.some((each) => each.block === block && each.from <= time && time <= each.until);
  };

  new MutationObserver((changes) => {
    if (document.readyState !== 'loading') return;
    const from = performance.now();
    const lines = changes.filter(({ addedNodes }) => [...addedNodes].some(isOfALine));
    const blocks = new Set(lines.map(({ target }) => blockOf(target)));
    // By the second frame the one with the addition has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const block of blocks) if (block) grown.push({ block, from, until: performance.now() });
      }),
    );
  }).observe(document, { childList: true, subtree: true });

  new PerformanceObserver((list) => {
    shifts.push(...(list.getEntries() as unknown as Shift[]));
  }).observe({ type: 'layout-shift', buffered: true });

  window.moved = () =>
    shifts.flatMap(({ startTime, sources }) =>
      sources
        .filter(({ node }) => !isHalfALine(node, startTime))
        .map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 60)} ${from.x},${from.y} → ${to.x},${to.y}`;
        }),
    );
}
