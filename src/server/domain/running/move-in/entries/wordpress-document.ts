import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { Conversion } from '../converting/conversion.ts';
import { isProvider } from '../converting/embeds.ts';
import { fitDocument } from '../converting/fit-document.ts';
import { toBlocks, withEmbeds } from '../converting/to-blocks.ts';
import { wordpressMarkup } from '../converting/wordpress-text.ts';
import { mayEarn } from '../money/may-earn.ts';
import { createBoxSources, createMoney, withoutRepeats, withShopLines } from '../money/place-money.ts';
import { readMoney } from '../money/read-money.ts';
import { takeInlinePictures } from '../pictures/inline-pictures.ts';
import type { WxrItem } from '../reading/wxr-records.ts';
import type { Why } from '../why.ts';
import { type AttachmentFact, absolute, newHref, originalOf } from './links.ts';
import type { Reading } from './reading.ts';

type Left = (kind: string, reason: Why) => void;

/** The text of an entry as a document of ours, and the old site's ways to shops that it took; undefined where it is too long. */
export function wordpressDocument(
  item: WxrItem,
  reading: Reading,
  left: Left,
): { content: ContentDocument; cloaks: string[] } | undefined {
  const { index, site, edition } = reading;
  const { fields, meta } = item;
  const page = fields.link || undefined;
  const money = createMoney({
    ...{ index, site, edition, left },
    otherwise: (href) => newHref(reading, href, page),
  });
  const attachment = (id: string) => (id === '' ? undefined : index.get<AttachmentFact>('attachment', id));
  const conversion: Conversion = {
    link: (href) => money.link(href, page),
    picture: (src) => originalOf(site, src, page),
    file: (src) => absolute(site, src, page)?.href,
    attachment,
    ownAttachments: () =>
      index
        .list<string>('child', { beginning: `${fields['wp:post_id'] ?? ''}:` })
        .flatMap(({ value }) => attachment(value) ?? []),
    sharedBlock: (id) => index.get<string>('block', id),
    box: money.box,
    left,
  };
  const text = takeInlinePictures(fields['content:encoded'] ?? '', reading.keepInline);
  const markup = wordpressMarkup(text, {
    sharedBlock: conversion.sharedBlock,
    footnotes: meta.footnotes,
    left: (reason) => left('block', reason),
  });
  const read = mayEarn(text)
    ? readMoney(markup, createBoxSources(index, site, meta), (reason) => left('box', reason))
    : markup;
  const blocks = withEmbeds(withShopLines(toBlocks(read, conversion), money), isProvider);
  const content = fitDocument(withoutRepeats(blocks));
  return content && { content, cloaks: [...money.cloaks] };
}
