/**
 * What Tailwind writes for every case, reduced to the cases that a sheet has. Styles are inlined into each page, so
 * a variable that nobody sets becomes its value, one that nobody reads goes, and a fallback for a variable of the
 * theme, which is on every page, goes too.
 */
export function slimCss(css: string, themeNames: ReadonlySet<string>): string {
  const initialValues = readInitialValues(css);
  const own = css.replace(PROPERTY_DEFAULTS, '').replace(PROPERTIES, '');
  const isSet = (name: string) => new RegExp(`${name}:`).test(own);
  const inlined = replaceVars(own, (name, fallback) => {
    if (themeNames.has(name)) return `var(${name})`;
    if (!name.startsWith('--tw-') || isSet(name)) return undefined;
    return initialValues.get(name) ?? fallback;
  });
  const unread = [...new Set(inlined.match(/--(tw|lightningcss)-[\w-]+(?=:)/g))].filter(
    (name) => !new RegExp(`var\\(${name}[,)]`).test(inlined),
  );
  const slim = unread
    .reduce((text, name) => text.replaceAll(new RegExp(`${name}:[^;}]*(;|(?=}))`, 'g'), ''), inlined)
    .replaceAll(/,--tw-gradient-\w+/g, '')
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

/** The names that a theme defines. */
export const themeNamesIn = (theme: string): Set<string> =>
  new Set([...theme.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
