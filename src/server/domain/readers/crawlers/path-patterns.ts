/** Piece after piece, each at the first place behind the one before it: no pattern, so nothing is tried twice. */
function isLike(pathname: string, [first = '', ...pieces]: string[]): boolean {
  const last = pieces.pop();
  if (last === undefined) return pathname === first;
  if (!pathname.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = pathname.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return pathname.length - last.length >= at && pathname.endsWith(last);
}

/** Addresses in which "*" stands for anything, as one question about a path. */
export function matcherOf(patterns: string): (pathname: string) => boolean {
  const lines = patterns.split('\n').filter(Boolean);
  const all = lines.map((line) => line.split('*'));
  return (pathname) => all.some((pieces) => isLike(pathname, pieces));
}
