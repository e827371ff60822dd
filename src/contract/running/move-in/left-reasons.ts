/** Why something stays behind, for whoever says it in words; `because` is what a longer sentence ends with. */
export interface LeftReason {
  code?: string | undefined;
  because?: string | undefined;
  values?: Record<string, string | number> | undefined;
}

const SLOT = /\{([a-z]{1,20})\}/g;

/** The reason in one language; undefined where nobody has words for it, as for one that an older release wrote down. */
export function sayReason(
  texts: Readonly<Record<string, string>>,
  { code = '', because = '', values = {} }: LeftReason,
): string | undefined {
  const textOf = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const fill = (text: string, why: string): string =>
    text.replaceAll(SLOT, (slot, name: string) => (name === 'why' ? why : String(values[name] ?? slot)));
  const text = textOf(code);
  return text === undefined ? undefined : fill(text, fill(textOf(because) ?? '', ''));
}
