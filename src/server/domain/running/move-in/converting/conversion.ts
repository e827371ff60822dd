import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { MoneyBox } from '../money/boxes.ts';
import type { Why } from '../why.ts';

/** What of a text could not come along, and why; its place is known by whoever asked. */
export type LeftKind =
  | 'block'
  | 'shortcode'
  | 'script'
  | 'form'
  | 'link'
  | 'picture'
  | 'file'
  | 'card'
  | 'markup';

export interface Attachment {
  url: string;
  alt: string;
  caption: string;
  title: string;
  mime: string;
}

/** What a text is converted with: everything that it names and does not hold. */
export interface Conversion {
  /** Where a link leads from now on; undefined for what no text of ours may lead to. */
  link(href: string): string | undefined;
  /** The address of a picture's original; undefined for what is none. */
  picture(src: string): string | undefined;
  /** The address of a file in full; undefined for what is none. */
  file(src: string): string | undefined;
  attachment(id: string): Attachment | undefined;
  /** The pictures that belong to the entry itself. */
  ownAttachments(): Attachment[];
  /** The text of a block that several entries share. */
  sharedBlock(id: string): string | undefined;
  /** What a box of products becomes. */
  box?(box: MoneyBox): ContentBlock[];
  left(kind: LeftKind, reason: Why): void;
}
