/** Buttons and links that look like them, each look named once. */
export const primaryButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm bg-brand px-5 py-2 font-semibold text-on-brand no-underline transition-colors hover:bg-brand-strong';

export const quietButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border border-line-strong px-5 py-2 font-semibold no-underline transition-colors hover:border-brand hover:text-brand';

export const iconButton =
  'inline-grid size-11 place-items-center rounded-sm transition-colors hover:bg-shade hover:text-brand';
