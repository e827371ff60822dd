/** The mark, an awning over a lit shop window, in a square of 32: the header, the icons and share cards draw it. */
export const logoMark = {
  awning: 'M4 4h24l2 8a4 4 0 0 1-7 1 4 4 0 0 1-7 0 4 4 0 0 1-7 0 4 4 0 0 1-7-1z',
  frame: 'M5.5 17v10.5h21V17',
  light: 'M9 19h14v5H9z',
} as const;
