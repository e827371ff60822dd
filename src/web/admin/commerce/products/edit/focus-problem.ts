const TRIES = 20;
const EVERY_MS = 50;

/** To the first field that was refused, as soon as it is in sight: its tab may only just be opening. */
export function focusProblem(root: HTMLElement | null, tries = TRIES): void {
  const fields = root?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
  const first = [...fields].find((field) => field.offsetParent !== null);
  if (first) first.focus();
  else if (tries > 0) setTimeout(() => focusProblem(root, tries - 1), EVERY_MS);
}
