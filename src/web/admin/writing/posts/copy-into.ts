import type { Locale } from '#contract/site/locales.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';

export interface MadeCopy {
  id: number;
  locale: Locale;
}

interface Copies {
  copies: MadeCopy[];
  /** The editions that have the article now, where any copy was made. */
  siblings: AdminPost['siblings'] | undefined;
  /** Why it ended before the last. */
  failure?: unknown;
}

/** One copy after the other, as far as it goes: what was made before a failure is not lost sight of. */
export async function copyInto(
  editions: readonly Locale[],
  copy: (locale: Locale) => Promise<Pick<AdminPost, 'id' | 'siblings'>>,
): Promise<Copies> {
  const copies: MadeCopy[] = [];
  let siblings: Copies['siblings'];
  for (const locale of editions) {
    try {
      const made = await copy(locale);
      copies.push({ id: made.id, locale });
      siblings = made.siblings;
    } catch (failure) {
      return { copies, siblings, failure };
    }
  }
  return { copies, siblings };
}
