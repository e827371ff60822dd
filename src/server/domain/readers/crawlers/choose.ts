/** So many of however many there are, each as likely as the other, without holding them all. */
export async function choose<T>(
  all: AsyncIterable<T>,
  size: number,
  random: () => number = Math.random,
): Promise<T[]> {
  const chosen: T[] = [];
  let seen = 0;
  for await (const each of all) {
    seen += 1;
    if (chosen.length < size) {
      chosen.push(each);
      continue;
    }
    const place = Math.floor(random() * seen);
    if (place < size) chosen[place] = each;
  }
  return chosen;
}
