import type { LucideIcon } from 'lucide-react';

/** Icons decorate: the words beside them, or the button's name, say what they mean. */
export function Icon({ of: Glyph, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Glyph aria-hidden="true" focusable="false" size={size} strokeWidth={1.75} />;
}
