interface Waiting<Wanted, Found> {
  wanted: Wanted;
  answer: PromiseWithResolvers<Found>;
}

/** So many travel in one question at most. */
const MOST = 100;

/**
 * What is wanted in one moment is asked for in one question, answered in its order: where many pages are made at once,
 * asking costs more than the answers. Whoever asks alone asks as ever.
 */
export function createTogether<Wanted, Found>(find: (wanted: Wanted[]) => Promise<Found[]>) {
  let waiting: Waiting<Wanted, Found>[] = [];

  async function answerAll(asked: Waiting<Wanted, Found>[]): Promise<void> {
    try {
      const found = await find(asked.map(({ wanted }) => wanted));
      for (const [at, { answer }] of asked.entries()) answer.resolve(found[at] as Found);
    } catch (error) {
      const [only, ...others] = asked;
      // What one of them is refused for is no matter of the others.
      if (others.length > 0) await Promise.all(asked.map((each) => answerAll([each])));
      else only?.answer.reject(error);
    }
  }

  function ask(): void {
    const asked = waiting;
    waiting = [];
    for (let from = 0; from < asked.length; from += MOST) void answerAll(asked.slice(from, from + MOST));
  }

  return (wanted: Wanted): Promise<Found> => {
    const answer = Promise.withResolvers<Found>();
    if (waiting.length === 0) setImmediate(ask);
    waiting.push({ wanted, answer });
    return answer.promise;
  };
}
