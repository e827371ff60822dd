import { edgeLimits } from '#contract/site/edge-limits.ts';
import { type CompactTag, compactTag } from './compact-tags.ts';

export interface TagLimits {
  tags: number;
  bytes: number;
}

const usual: TagLimits = edgeLimits.page;
const forms = ['exact', 'bucket', 'kind'] as const;

/** Names and what stands between them. */
const bytesOf = (names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + name.length + 1, -1);

/** The tags of one kind, and how closely they are named so far. */
class Kind {
  readonly #tags: CompactTag[] = [];
  #form = 0;
  names = new Set<string>();

  add(tag: CompactTag): void {
    this.#tags.push(tag);
    this.names.add(tag.exact);
  }

  get canShrink(): boolean {
    return this.names.size > 1;
  }

  /** Less closely, and with fewer names. */
  shrink(): void {
    const before = this.names.size;
    while (this.names.size === before) {
      this.#form += 1;
      const form = forms[this.#form] ?? 'kind';
      this.names = new Set(this.#tags.map((tag) => tag[form]));
    }
  }
}

/**
 * The names that a page carries, no more of them than fit: where they do not, the largest kind is named by its parts, and
 * then by itself. Whoever purges a tag purges all three. undefined where even that is too much.
 */
export function fitTags(tags: Iterable<string>, { tags: most, bytes } = usual): string[] | undefined {
  const kinds = new Map<string, Kind>();
  for (const tag of tags) {
    const compact = compactTag(tag);
    const kind = kinds.get(compact.kind) ?? new Kind();
    kind.add(compact);
    kinds.set(compact.kind, kind);
  }
  for (;;) {
    const names = new Set([...kinds.values()].flatMap((kind) => [...kind.names]));
    if (names.size <= most && bytesOf(names) <= bytes) return [...names].sort();
    const largest = [...kinds.values()]
      .filter((kind) => kind.canShrink)
      .sort((a, b) => b.names.size - a.names.size)[0];
    if (!largest) return undefined;
    largest.shrink();
  }
}
