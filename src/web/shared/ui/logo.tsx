import { logoMark } from '#contract/site/logo-mark.ts';

export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <path className="fill-brand" d={logoMark.awning} />
      <path className="stroke-ink" strokeWidth="2" d={logoMark.frame} />
      <path className="fill-sun" d={logoMark.light} />
    </svg>
  );
}

interface LogoProps {
  siteName: string;
  size?: number;
  /** The name below the mark, in the middle: where the page has no header. */
  stacked?: boolean;
}

/** As high as a name of two lines: the mark stays where it is when the name arrives. */
const besideEachOther = 'inline-flex min-h-11 text-lg sm:text-xl';
const belowEachOther = 'flex flex-col text-2xl';

/** A site's name with its first word, the product's, set apart from the country's. */
export function Logo({ siteName, size, stacked = false }: LogoProps) {
  const [product = '', ...rest] = siteName.split(' ');
  return (
    <span
      className={`${stacked ? belowEachOther : besideEachOther} items-center gap-2.5 font-serif leading-none font-bold`}
    >
      <LogoMark {...(size !== undefined && { size })} />
      <span className="min-w-0">
        {product}
        {rest.length > 0 && <span className="text-brand font-normal italic"> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}
