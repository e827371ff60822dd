/** Numbers by chance, the same ones each time. */
export function createChance(seed: number) {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
  return { next, below: (count: number) => Math.floor(next() * count) };
}

type Chance = ReturnType<typeof createChance>;

/** Draws places by their weights with two looks into a table each time (the alias method), however many there are. */
export function createDraw(weights: Float64Array | number[], chance: Chance): () => number {
  const count = weights.length;
  let sum = 0;
  for (const weight of weights) sum += weight;
  const share = Float64Array.from(weights, (weight) => (weight * count) / sum);
  const other = new Uint32Array(count);
  const small: number[] = [];
  const large: number[] = [];
  share.forEach((each, index) => {
    (each < 1 ? small : large).push(index);
  });
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop() as number, large.pop() as number];
    other[less] = more;
    share[more] = (share[more] as number) + (share[less] as number) - 1;
    ((share[more] as number) < 1 ? small : large).push(more);
  }
  for (const full of [...small, ...large]) share[full] = 1;
  return () => {
    const place = chance.next() * count;
    const index = Math.floor(place);
    return place - index < (share[index] as number) ? index : (other[index] as number);
  };
}
