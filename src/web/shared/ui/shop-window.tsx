import { spriteUrl } from 'virtual:icon-sprite';
import type { Mood } from './window-drawings.ts';

/** Decorates: the words beside it say what is the matter. */
export const ShopWindow = ({ mood }: { mood: Mood }) => (
  <svg aria-hidden="true" viewBox="0 0 240 180" className="w-60 max-w-full">
    <use href={`${spriteUrl}#window-${mood}`} />
  </svg>
);
