/** How much of an opening may be left empty so that it ends with a sentence. */
const WORTH_A_SENTENCE = 0.5;

/** Nothing of this stands before the dots of an opening. */
const LOOSE_ENDS = ' ,;:.–-';

/** The beginning of a text for places that have no room for all of it: whole sentences if they say enough, else whole words. */
export function openingOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most + 1);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => room.lastIndexOf(end)));
  if (sentence >= most * WORTH_A_SENTENCE) return room.slice(0, sentence + 1);
  let end = room.lastIndexOf(' ', most - 1);
  while (end > 0 && LOOSE_ENDS.includes(room.charAt(end - 1))) end -= 1;
  return end > 0 ? `${room.slice(0, end)}…` : text;
}
