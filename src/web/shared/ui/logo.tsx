import { logoMark } from '#contract/logo-mark.ts';

export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path className="fill-brand" d={logoMark.awning} />
      <path className="stroke-ink" strokeWidth="2" d={logoMark.frame} />
      <path className="fill-sun" d={logoMark.light} />
    </svg>
  );
}

/** A site's name with its first word, the product's, set apart from the country's. */
export function Logo({ siteName, size }: { siteName: string; size?: number }) {
  const [product = '', ...rest] = siteName.split(' ');
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-lg leading-none font-bold sm:text-xl">
      <LogoMark {...(size !== undefined && { size })} />
      <span className="min-w-0">
        {product}
        {rest.length > 0 && <span className="text-brand font-normal italic"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
