import { open } from 'node:fs/promises';
import path from 'node:path';
import { countItem, type OutgoingWriter, type WriterParts } from './move-out.parts.ts';
import type { Outgoing } from './outgoing.ts';
import { toWordPress } from './to-wordpress.ts';
import { WXR_FOOT, wxrHead, wxrItem, wxrPicture } from './wxr-file.ts';

/** A line of text that is nobody's name stays what it is, and nobody stays nobody. */
const loginOf = ({ author, authorSlug }: Outgoing): string => authorSlug ?? author;

/** One file for an edition: WordPress has one language to a site. */
export async function openWxr(parts: WriterParts): Promise<OutgoingWriter> {
  const { folder, edition, authors, categories, publicUrl, moved } = parts;
  const { locale, siteName } = edition;
  const file = await open(path.join(folder, `${locale}.wordpress.xml`), 'wx');
  await file.write(
    wxrHead({
      title: siteName,
      description: '',
      locale,
      publicUrl,
      authors: authors.map(({ slug, name }) => ({ login: slug, name })),
      categories,
    }),
  );
  moved.files += 1;
  const absolute = (address: string) => (/^\/(?!\/)/.test(address) ? publicUrl + address : address);
  let number = 0;
  return {
    async write({ item, blocks, isSponsored, resolve }) {
      const { picture } = item;
      const thumbnail = picture && ++number;
      if (picture && thumbnail) {
        await file.write(wxrPicture(thumbnail, absolute(picture.url), picture.alt));
        moved.pictures += 1;
      }
      number += 1;
      const content = resolve(toWordPress(blocks, { absolute, isSponsored }));
      await file.write(wxrItem({ item, number, thumbnail, login: loginOf(item), content, publicUrl }));
      countItem(moved, item);
    },
    async close() {
      await file.write(WXR_FOOT);
      await file.close();
    },
  };
}
