import { spriteUrl } from 'virtual:icon-sprite';
import type { IconName } from './icon-names.ts';

/** Icons decorate: the words beside them, or the button's name, say what they mean. */
export const Glyph = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg className="icon" aria-hidden="true" width={size} height={size}>
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
