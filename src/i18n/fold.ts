/** Lower case and without accents, so that "ação", "Acao" and "AÇÃO" meet. Both sides of a search go through it. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
