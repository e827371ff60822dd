/** What stands between a reader and the goods: nothing at all, a shutter, a loose awning, or the night. */
export const moods = ['open', 'shut', 'crooked', 'dark'] as const;
export type Mood = (typeof moods)[number];

const fill = (colour: string, d: string, more = '') =>
  `<path fill="var(--color-${colour})" d="${d}"${more}/>`;
const line = (colour: string, d: string, width: number, inside = 'none') =>
  `<path fill="${inside}" stroke="var(--color-${colour})" stroke-width="${width}" d="${d}"/>`;
const slats = [54, 66, 78, 90, 102].map((y) => `M32 ${y}h176`).join('');

const behindTheGlass: Record<Mood, string[]> = {
  open: [
    fill('sun', 'M36 64h168v96H36z'),
    fill('brand', 'M112 160v-34a8 8 0 0 1 16 0v34zM64 160v-22h24v22zM152 160v-26h24v26z'),
  ],
  shut: [
    fill('sun', 'M36 112h168v48H36z'),
    fill('brand', 'M112 160v-22a8 8 0 0 1 16 0v22zM64 160v-14h24v14zM152 160v-20h20v20z'),
    line('line-strong', `M32 44h176v70H32z${slats}`, 1, 'var(--color-card)'),
  ],
  crooked: [
    fill('sun', 'M36 64h168v96H36z'),
    fill('brand', 'M112 160v-34a8 8 0 0 1 16 0v34zM152 160v-26h24v26zM58 160l-6-20 23-7 9 27z'),
  ],
  dark: [
    fill('line-strong', 'M36 64h168v96H36z'),
    fill('mute', 'M112 160v-34a8 8 0 0 1 16 0v34zM64 160v-22h24v22zM152 160v-26h24v26z'),
    line('ink', 'M120 54v16', 3),
    line('ink', 'M110 70h20l-4 14h-12z', 3, 'var(--color-card)'),
  ],
};
const awning =
  'M24 8h192l12 34a16 16 0 0 1-30 8 17 17 0 0 1-31 0 17 17 0 0 1-31 0 17 17 0 0 1-32 0 17 17 0 0 1-31 0 17 17 0 0 1-31 0 16 16 0 0 1-30-8z';

/** The shop window of the logo, on a good day or on a bad one, 240 by 180. The build puts it beside the icons. */
export const windowDrawing = (mood: Mood): string =>
  [
    fill('shade', 'M24 44h192v132H24z'),
    ...behindTheGlass[mood],
    line('ink', 'M24 54v122h192V54', 4),
    fill('brand', awning, mood === 'crooked' ? ' transform="rotate(8 24 8)"' : ''),
  ].join('');
