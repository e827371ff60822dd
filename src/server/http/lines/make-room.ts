interface Held {
  network: string;
  isAtRest: boolean;
  /** What its other end keeps us waiting for. */
  owed: string | undefined;
  quietSince: number;
}

function byNetwork<L extends Held>(lines: Iterable<L>): L[][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const group = groups.get(line.network);
    if (group) group.push(line);
    else groups.set(line.network, [line]);
  }
  return [...groups.values()].sort((a, b) => a.length - b.length);
}

/** How many each may have, so that together they have `limit`, and nobody is cut who has less than others. */
function fairShare(sizes: readonly number[], limit: number): number {
  let left = limit;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return Infinity;
}

/**
 * Which connections are given up where there are too many: of networks that have more than their share, those on which
 * nothing happens, or which keep us waiting, the quietest first. One that waits for us is never among them.
 */
export function linesToGiveUp<L extends Held>(lines: Iterable<L>, limit: number): L[] {
  const groups = byNetwork(lines);
  const share = fairShare(
    groups.map((group) => group.length),
    limit,
  );
  return groups.flatMap((group) => {
    if (group.length <= share) return [];
    const idle = group.filter(({ isAtRest, owed }) => isAtRest || owed !== undefined);
    return idle.sort((a, b) => a.quietSince - b.quietSince).slice(0, group.length - share);
  });
}
