/** Elements whose text is not HTML: a line of theirs is not cut at "<". */
const RAW = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

/** JSON is told line by line where it is JSON; everything else as it is. */
function rawLines(element: string): string[] {
  const [, open = '', text = '', close = ''] = /^(<[^>]*>)([\s\S]*)(<\/\w+>)$/.exec(element) ?? [];
  try {
    return [open, ...JSON.stringify(JSON.parse(text), null, 1).split('\n'), close];
  } catch {
    return [element];
  }
}

/** A line for each element and each text, so that two pages can be compared line by line. */
export function htmlLines(html: string): string[] {
  const lines: string[] = [];
  const markup = (text: string) =>
    lines.push(
      ...text
        .split(/(?=<)|(?<=>)/)
        .map((line) => line.trim())
        .filter(Boolean),
    );
  let last = 0;
  for (const found of html.matchAll(RAW)) {
    markup(html.slice(last, found.index));
    lines.push(...rawLines(found[0]));
    last = found.index + found[0].length;
  }
  markup(html.slice(last));
  return lines;
}
