/** What a promise gives within a time, or undefined; the promise goes on, and nobody is told how it ends. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<{ value: T } | undefined> {
  if (ms === Infinity) return { value: await promise };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => {}); // too late to be of use
  }
}
