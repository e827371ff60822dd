/** The theme's colours for whatever knows no OKLCH: icons, share cards, the browser's own frame. */
export const light = {
  paper: '#fdfaf4',
  card: '#fffefc',
  shade: '#f5f0e8',
  ink: '#261d16',
  mute: '#62554c',
  line: '#e0dacf',
  brand: '#a63b26',
  'brand-strong': '#892c1a',
  'on-brand': '#fdfcf8',
  sun: '#f5cb70',
} as const;

export const dark = { paper: '#1a1511', ink: '#ebe7df', brand: '#f2a07c', sun: '#dcaf61' } as const;
