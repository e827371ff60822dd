/** Counts by name in plain numbers: cheap enough to go on whether or not anybody collects them. */
export function createTally<Name extends string>() {
  const counts = new Map<Name, number>();
  return {
    add(name: Name): void {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    counts: counts as ReadonlyMap<Name, number>,
  };
}

export type Tally<Name extends string> = ReturnType<typeof createTally<Name>>;
