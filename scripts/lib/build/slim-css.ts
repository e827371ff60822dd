export interface ThemeFacts {
  /** Every variable of the theme: it is on every page, so nothing needs a fallback for it. */
  names: ReadonlySet<string>;
  /** Those that are the same in light and dark, and shorter than their name. */
  constants: ReadonlyMap<string, string>;
}

/**
 * What Tailwind writes for every case, reduced to the cases that a sheet has, because styles are inlined into each
 * page: a variable that nothing changes becomes its value, and one that nobody reads goes.
 */
export function slimCss(source: string, theme: ThemeFacts): string {
  const css = withConstants(source, theme.constants);
  const initialValues = readInitialValues(css);
  const own = css.replace(PROPERTY_DEFAULTS, '').replace(PROPERTIES, '');
  const isSet = (name: string) => new RegExp(`${name}:`).test(own);
  const inlined = replaceVars(own, (name, fallback) => {
    if (theme.names.has(name)) return `var(${name})`;
    if (!name.startsWith('--tw-') || isSet(name)) return undefined;
    return initialValues.get(name) ?? fallback;
  });
  const unread = [...new Set(inlined.match(/--(tw|lightningcss)-[\w-]+(?=:)/g))].filter(
    (name) => !new RegExp(`var\\(${name}[,)]`).test(inlined),
  );
  const slim = unread
    .reduce((text, name) => text.replaceAll(new RegExp(`${name}:[^;}]*(;|(?=}))`, 'g'), ''), inlined)
    .replaceAll(/,--tw-gradient-\w+/g, '')
    // The reset gives every border this style: only its width has to be said.
    .replaceAll(/border(?:-top|-right|-bottom|-left)?-style:solid(;|(?=}))/g, '')
    .replaceAll(/;(?=})/g, '')
    .replaceAll(/[^{}]+\{\}/g, '');
  // Where a variable is still set and read, its definition stays as it was.
  const needed = [...initialValues.keys()].filter((name) => slim.includes(`var(${name}`));
  const definitions = (css.match(PROPERTIES) ?? []).filter((rule) =>
    needed.some((name) => rule.startsWith(`@property ${name}{`)),
  );
  const defaults = needed.length > 0 ? (css.match(PROPERTY_DEFAULTS) ?? []) : [];
  return [...defaults, slim, ...definitions].join('');
}

const PROPERTIES = /@property --tw-[^{]+\{[^}]*\}/g;
const PROPERTY_DEFAULTS = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/g;

function readInitialValues(css: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', body = ''] of css.matchAll(/@property (--tw-[\w-]+)\{([^}]*)\}/g)) {
    const value = /initial-value:([^;]*)/.exec(body)?.[1];
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

/** Rewrites each var(): undefined leaves it alone, apart from what is nested in it. */
function replaceVars(
  css: string,
  rewrite: (name: string, fallback: string | undefined) => string | undefined,
): string {
  let out = '';
  let rest = css;
  for (let start = rest.indexOf('var(--'); start >= 0; start = rest.indexOf('var(--')) {
    const end = closingOf(rest, start + 3);
    const inner = rest.slice(start + 4, end);
    const comma = inner.indexOf(',');
    const name = comma < 0 ? inner : inner.slice(0, comma);
    const fallback = comma < 0 ? undefined : replaceVars(inner.slice(comma + 1), rewrite);
    const whole = fallback === undefined ? `var(${name})` : `var(${name},${fallback})`;
    out += rest.slice(0, start) + (rewrite(name, fallback) ?? whole);
    rest = rest.slice(end + 1);
  }
  return out + rest;
}

function closingOf(text: string, opening: number): number {
  let depth = 0;
  for (let index = opening; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A var() in the styles has no end.');
}

const shortened = (value: string): string => value.replace(/^0(?=\.)/, '');

function withConstants(css: string, constants: ReadonlyMap<string, string>): string {
  const constant = (name: string) => constants.get(name);
  const unit = Number.parseFloat(constants.get('--spacing') ?? '');
  const spaced = css.replace(/calc\(var\(--spacing(?:,[^()]*)?\) \* (-?[\d.]+)\)/g, (whole, times: string) =>
    Number.isNaN(unit) ? whole : `${shortened(String(Number(times) * unit))}rem`,
  );
  const inlined = replaceVars(spaced, constant);
  return [...constants.keys()].reduce(
    (text, name) => text.replace(new RegExp(`(?<=[{;])${name}:[^;}]*(;|(?=}))`, 'g'), ''),
    inlined,
  );
}

/** What may be known of the theme from its own file and from those that change it. */
export function themeFactsOf(theme: string, changes: string): ThemeFacts {
  const definitions = [...theme.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, shortened(value)] as const,
  );
  const isConstant = ([name, value]: readonly [string, string]) =>
    value.length <= name.length && !new RegExp(`^\\s*${name}:`, 'm').test(changes);
  return {
    names: new Set(definitions.map(([name]) => name)),
    constants: new Map(definitions.filter(isConstant)),
  };
}
