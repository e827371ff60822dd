import type { Media } from '#contract/writing/media/media.admin.schemas.ts';

/** One file on its way, as the list shows it. */
export interface UploadItem {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  /** How much has left, from 0 to 1. */
  share: number;
  /** Why it was refused, in words. */
  problem?: string;
  /** Refused for what it is: the same file would be refused again. */
  final?: boolean;
  media?: Media;
}

export type UploadEvent =
  | { type: 'added'; key: number; file: File }
  | { type: 'sending'; key: number; share: number }
  | { type: 'done'; key: number; media: Media }
  | { type: 'refused'; key: number; problem: string; final: boolean }
  | { type: 'again'; key: number }
  | { type: 'removed'; key: number }
  | { type: 'cleared' };

export const isOver = ({ state }: UploadItem): boolean => state === 'done' || state === 'refused';

function changed(item: UploadItem, event: UploadEvent): UploadItem {
  const { key, file } = item;
  switch (event.type) {
    // What arrives late about a file that is over changes nothing.
    case 'sending':
      return isOver(item) ? item : { ...item, state: 'sending', share: event.share };
    case 'done':
      return { key, file, state: 'done', share: 1, media: event.media };
    case 'refused':
      return { key, file, state: 'refused', share: 0, problem: event.problem, final: event.final };
    case 'again':
      return { key, file, state: 'waiting', share: 0 };
    default:
      return item;
  }
}

/** The newest stands first; what is over stays until somebody has seen it. */
export function uploadList(items: UploadItem[], event: UploadEvent): UploadItem[] {
  switch (event.type) {
    case 'added':
      return [{ key: event.key, file: event.file, state: 'waiting', share: 0 }, ...items];
    case 'removed':
      return items.filter(({ key }) => key !== event.key);
    case 'cleared':
      return items.filter((item) => !isOver(item));
    default:
      return items.map((item) => (item.key === event.key ? changed(item, event) : item));
  }
}
