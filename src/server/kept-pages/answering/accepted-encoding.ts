import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

function read(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const q = parameters.find((each) => each.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** Browsers of one kind all say the same, and every answer asks: what was read once need not be read again. */
const known = new LRUCache<string, Encoding>({ max: 200 });
const LONGEST_KNOWN = 200;

/** The encoding to answer in: the best that a browser names, never one that it refuses. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (header.length > LONGEST_KNOWN) return read(header);
  let encoding = known.get(header);
  if (!encoding) {
    encoding = read(header);
    known.set(header, encoding);
  }
  return encoding;
}
