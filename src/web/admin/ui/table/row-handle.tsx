import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/** What a row is about, and how it is opened. Keys that walk a table go from handle to handle. */
export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" data-row-handle="" className="row-handle" onClick={onOpen}>
      {children}
    </button>
  );
}

export function RowLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} data-row-handle="" className="row-handle">
      {children}
    </Link>
  );
}
