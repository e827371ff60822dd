/** Many who want the same thing at the same time wait for one making of it. */
export function createOnce<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const inProgress = new Map<string, Promise<T>>();
  return (key, work) => {
    let making = inProgress.get(key);
    if (!making) {
      making = work().finally(() => inProgress.delete(key));
      inProgress.set(key, making);
    }
    return making;
  };
}
