import { Icon } from '../icon.tsx';

/** Turns while something is under way; the words beside it, or the given one, say what. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <span {...(label && { role: 'status' })} className="inline-grid place-items-center">
      <Icon of="loader-circle" className="spinner" size={size} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
