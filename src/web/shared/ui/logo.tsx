/** The mark: an awning over a lit shop window. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path className="fill-brand" d="M4 4h24l2 8a4 4 0 0 1-7 1 4 4 0 0 1-7 0 4 4 0 0 1-7 0 4 4 0 0 1-7-1z" />
      <path className="stroke-ink" strokeWidth="2" d="M5.5 17v10.5h21V17" />
      <path className="fill-sun" d="M9 19h14v5H9z" />
    </svg>
  );
}

/** A site's name with its first word, the product's, set apart from the country's. */
export function Logo({ siteName, size }: { siteName: string; size?: number }) {
  const [product = '', ...rest] = siteName.split(' ');
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-lg leading-none font-bold sm:text-xl">
      <LogoMark {...(size !== undefined && { size })} />
      <span>
        {product}
        {rest.length > 0 && <span className="text-brand font-normal italic"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
