/** Addresses in which "*" stands for anything, as one question about a path. */
export function matcherOf(patterns: string): (pathname: string) => boolean {
  const lines = patterns.split('\n').filter(Boolean);
  if (lines.length === 0) return () => false;
  const sources = lines.map((line) => line.split('*').map(RegExp.escape).join('[^]*'));
  const any = new RegExp(`^(?:${sources.join('|')})$`);
  return (pathname) => any.test(pathname);
}
