import { pictureName } from './pictures.ts';

/** What a reader may do with a file: hear it, watch it, or take it along. */
export type FileKind = 'audio' | 'video' | 'file';

interface FileFormat {
  kind: FileKind;
  type: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const taken = (type: string): FileFormat => ({ kind: 'file', type });

/** The files that are kept beside pictures, by the ending that they are kept under; what each is, its bytes say. */
export const fileFormats = {
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  m4a: { kind: 'audio', type: 'audio/mp4' },
  ogg: { kind: 'audio', type: 'audio/ogg' },
  wav: { kind: 'audio', type: 'audio/wav' },
  mp4: { kind: 'video', type: 'video/mp4' },
  webm: { kind: 'video', type: 'video/webm' },
  pdf: taken('application/pdf'),
  epub: taken('application/epub+zip'),
  zip: taken('application/zip'),
  docx: taken(`${OFFICE}.wordprocessingml.document`),
  xlsx: taken(`${OFFICE}.spreadsheetml.sheet`),
  pptx: taken(`${OFFICE}.presentationml.presentation`),
  odt: taken(`${OPEN}.text`),
  ods: taken(`${OPEN}.spreadsheet`),
  odp: taken(`${OPEN}.presentation`),
} as const satisfies Record<string, FileFormat>;

export type FileEnding = keyof typeof fileFormats;

const NAME = /^[a-z0-9][a-z0-9-]{0,99}\.([a-z0-9]{3,4})$/;
const FOLDER = '/media/files/';

/** What a file is by the name that it is kept under, which ends as its bytes say; a picture's has no ending. */
export function fileFormat(name: string): FileFormat | undefined {
  const ending = NAME.exec(name)?.[1] ?? '';
  return Object.hasOwn(fileFormats, ending) ? fileFormats[ending as FileEnding] : undefined;
}

export const fileUrl = (name: string): string => `${FOLDER}${name}`;

/** The name of a file of ours by its address; undefined for one that lives elsewhere. */
export function fileName(url: string): string | undefined {
  const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : '';
  return fileFormat(name) && name;
}

/** The name under which the library keeps what an address shows, picture or file. */
export const mediaName = (url: string): string | undefined => pictureName(url) ?? fileName(url);
