/** "key: value" lines between two "---", then the text. */
export function parseFrontMatter(
  source: string,
  file: string,
): { fields: Record<string, string>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} does not begin with front matter.`);
  const fields = Object.fromEntries(
    head
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        if (colon < 1) throw new Error(`${file}: "${line}" is not a "key: value" line.`);
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
  return { fields, body: body.trim() };
}
