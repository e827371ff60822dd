import { isLinkHref } from '#contract/writing/content/link-href.ts';
import type { ReadValue } from './atom-nodes.tsx';

export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Only an address that could be stored is shown at all. */
export const readAddress = (value: unknown): string => (isLinkHref(readText(value)) ? readText(value) : '');

/** Chosen, or not there at all. */
export const readChoice: ReadValue = (value) => (value === true ? true : null);

export const readId = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

export const readTexts: ReadValue = (value) => readList(value).map(readText);

export const readIds: ReadValue = (value) => readList(value).map(readId).filter(Boolean);

export const readPicks: ReadValue = (value) =>
  readList(value)
    .map((pick) => ({ productId: readId(partOf(pick, 'productId')), label: readText(partOf(pick, 'label')) }))
    .filter(({ productId }) => productId > 0);

export const readQuestions: ReadValue = (value) =>
  readList(value).map((item) => ({
    question: readText(partOf(item, 'question')),
    answer: readText(partOf(item, 'answer')),
  }));

export const readPictures: ReadValue = (value) =>
  readList(value)
    .map((picture) => ({
      src: readAddress(partOf(picture, 'src')),
      alt: readText(partOf(picture, 'alt')),
      caption: readText(partOf(picture, 'caption')),
    }))
    .filter(({ src }) => src);

export const readFileKind: ReadValue = (value) => (value === 'audio' || value === 'video' ? value : 'file');

/** Known, or not there at all. */
export const readSize: ReadValue = (value) => (readId(value) > 0 ? value : null);
