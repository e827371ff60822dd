/** An address or a template: it breaks where the line ends, and nowhere is a letter hidden. */
export function Address({ children }: { children: string }) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>;
}
