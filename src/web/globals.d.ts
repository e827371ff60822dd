interface Navigator {
  /** Chromium only; see the loader. */
  connection?: { saveData: boolean; effectiveType: string };
}
