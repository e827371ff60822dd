/** A window that closes plans to give the focus back only once it is gone: what follows has to come after that. */
export const afterClosing = (run: () => void): void => {
  setTimeout(() => setTimeout(run));
};
