import { deskSpriteUrl } from 'virtual:icon-sprite';
import type { DeskIcon } from './icon-names.ts';

interface Props {
  of: DeskIcon;
  size?: number;
  className?: string;
}

/** Icons decorate: the words beside them, or the button's name, say what they mean. */
export const Icon = ({ of: name, size = 20, className = '' }: Props) => (
  <svg className={`icon ${className}`.trimEnd()} aria-hidden="true" width={size} height={size}>
    <use href={`${deskSpriteUrl}#${name}`} />
  </svg>
);
