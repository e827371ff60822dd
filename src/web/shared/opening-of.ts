/** How much of an opening may be left empty so that it ends with a sentence. */
const WORTH_A_SENTENCE = 0.5;

/** The beginning of a text for places that have no room for all of it: whole sentences if they say enough, else whole words. */
export function openingOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => text.slice(0, most + 1).lastIndexOf(end)));
  if (sentence >= most * WORTH_A_SENTENCE) return text.slice(0, sentence + 1);
  const space = room.lastIndexOf(' ');
  return space > 0 ? `${room.slice(0, space).replace(/[\s,;:.–-]+$/, '')}…` : text;
}
