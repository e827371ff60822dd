import type { ReactNode } from 'react';

type Mood = 'open' | 'shut' | 'crooked' | 'dark';

const slats = [54, 66, 78, 90, 102];

/** What stands between a reader and the goods: nothing at all, a shutter, a loose awning, or the night. */
const behindTheGlass: Record<Mood, ReactNode> = {
  open: (
    <>
      <path className="fill-sun" d="M36 64h168v96H36z" />
      <path className="fill-brand" d="M112 160v-34a8 8 0 0 1 16 0v34zM64 160v-22h24v22zM152 160v-26h24v26z" />
    </>
  ),
  shut: (
    <>
      <path className="fill-sun" d="M36 112h168v48H36z" />
      <path className="fill-brand" d="M112 160v-22a8 8 0 0 1 16 0v22zM64 160v-14h24v14zM152 160v-20h20v20z" />
      <path className="fill-card stroke-line-strong" d="M32 44h176v70H32z" />
      {slats.map((y) => (
        <path key={y} className="stroke-line-strong" d={`M32 ${y}h176`} />
      ))}
    </>
  ),
  crooked: (
    <>
      <path className="fill-sun" d="M36 64h168v96H36z" />
      <path className="fill-brand" d="M112 160v-34a8 8 0 0 1 16 0v34zM152 160v-26h24v26z" />
      <path className="fill-brand" d="M58 160l-6-20 23-7 9 27z" />
    </>
  ),
  dark: (
    <>
      <path className="fill-line-strong" d="M36 64h168v96H36z" />
      <path className="fill-mute" d="M112 160v-34a8 8 0 0 1 16 0v34zM64 160v-22h24v22zM152 160v-26h24v26z" />
      <path className="stroke-ink" strokeWidth="3" fill="none" d="M120 54v16" />
      <path className="fill-card stroke-ink" strokeWidth="3" d="M110 70h20l-4 14h-12z" />
    </>
  ),
};

/** The shop window of the logo, on a good day or on a bad one. */
export function ShopWindow({ mood }: { mood: Mood }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" className="w-60 max-w-full">
      <path className="fill-shade" d="M24 44h192v132H24z" />
      {behindTheGlass[mood]}
      <path className="stroke-ink" strokeWidth="4" d="M24 54v122h192V54" fill="none" />
      <path
        className="fill-brand"
        transform={mood === 'crooked' ? 'rotate(8 24 8)' : undefined}
        d="M24 8h192l12 34a16 16 0 0 1-30 8 17 17 0 0 1-31 0 17 17 0 0 1-31 0 17 17 0 0 1-32 0 17 17 0 0 1-31 0 17 17 0 0 1-31 0 16 16 0 0 1-30-8z"
      />
    </svg>
  );
}
