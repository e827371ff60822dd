const SPACE = /\s/;
const BREAK = /[\s="']/;

/** Names and values, quoted or not, from left to right; a value without a name has its number. */
export function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  let bare = 0;
  let name: string | undefined;
  const put = (value: string) => {
    if (name === undefined) bare += 1;
    attributes[name ?? String(bare - 1)] = value;
    name = undefined;
  };
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    const end = sign === '"' || sign === "'" ? text.indexOf(sign, at + 1) : -1;
    if (end >= 0) {
      put(text.slice(at + 1, end));
      at = end + 1;
    } else if (BREAK.test(sign)) at += 1;
    else {
      const stop = name === undefined ? BREAK : SPACE;
      let to = at;
      while (to < text.length && !stop.test(text.charAt(to))) to += 1;
      const word = text.slice(at, to);
      const isName =
        name === undefined &&
        text
          .slice(to, to + 5)
          .trimStart()
          .startsWith('=');
      at = isName ? text.indexOf('=', to) + 1 : to;
      if (isName) name = word.toLowerCase();
      else put(word);
    }
  }
  return attributes;
}
