/**
 * Lower case, without accents and with the apostrophe of keyboards, so that "ação", "Acao" and "AÇÃO" meet, and so do
 * "l’aria" and "l'aria". Both sides of a search go through it.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
