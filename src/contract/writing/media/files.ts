/** What a reader may do with a file of a kind: hear it, watch it, or take it along. */
export type FileKind = 'audio' | 'video' | 'file';

interface FileFormat {
  kind: FileKind;
  type: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument';
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
  docx: taken(`${WORD}.wordprocessingml.document`),
  xlsx: taken(`${WORD}.spreadsheetml.sheet`),
  pptx: taken(`${WORD}.presentationml.presentation`),
  odt: taken(`${OPEN}.text`),
  ods: taken(`${OPEN}.spreadsheet`),
  odp: taken(`${OPEN}.presentation`),
} as const satisfies Record<string, FileFormat>;

export type FileEnding = keyof typeof fileFormats;

export const isFileEnding = (text: string): text is FileEnding => Object.hasOwn(fileFormats, text);

const FILE = /^\/media\/files\/([a-z0-9-]{1,120})\.([a-z0-9]{3,4})$/;

export const fileUrl = (name: string, ending: FileEnding): string => `/media/files/${name}.${ending}`;

/** A file of ours by its address; undefined for one that lives elsewhere. */
export function storedFile(url: string): { name: string; ending: FileEnding; kind: FileKind } | undefined {
  const [, name, ending] = FILE.exec(url) ?? [];
  return name && ending && isFileEnding(ending)
    ? { name, ending, kind: fileFormats[ending].kind }
    : undefined;
}
