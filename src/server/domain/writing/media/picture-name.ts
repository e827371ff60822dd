import { slugOf } from '#contract/site/addresses/slugs.ts';
import { withoutEnding } from '#contract/site/addresses/without-ending.ts';
import { limits } from '#contract/site/limits.ts';
import { type FileEnding, fileFormat, fileUrl } from '#contract/writing/media/files.ts';
import {
  type AltTexts,
  pictureFormats,
  pictureWidths,
  variantUrl,
} from '#contract/writing/media/pictures.ts';
import { foldText } from '#i18n/fold.ts';

const HASH_IN_NAME = 12;
const STEM_CHARS = 60;

/** The last part of whatever path a browser sent along, in one line. */
export const tidyFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(-limits.media.fileNameChars);

/** Part of the picture's addresses: words for people, and a piece of the hash that makes it the only one. */
export function nameOf(fileName: string, hash: string, nameless = 'imagem'): string {
  const stem = withoutEnding(slugOf(fileName.replace(/\.[^.]*$/, '')).slice(0, STEM_CHARS), '-');
  return `${stem || nameless}-${hash.slice(0, HASH_IN_NAME)}`;
}

/** A file's ends as its bytes say, so that its address tells what it is. */
export const keptFileName = (fileName: string, hash: string, ending: FileEnding): string =>
  `${nameOf(fileName, hash, 'arquivo')}.${ending}`;

export const searchTextOf = (fileName: string, alt: AltTexts) =>
  foldText([fileName, ...Object.values(alt)].join(' '));

/** Every address under which a page may show it. */
export const addressesOf = (name: string): string[] =>
  fileFormat(name)
    ? [fileUrl(name)]
    : pictureWidths.flatMap((width) => pictureFormats.map((format) => variantUrl(name, width, format)));
