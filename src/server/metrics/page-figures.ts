import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';

/** What a process that keeps pages has answered and rendered since its start. */
export interface PageFigures {
  editions: {
    edition: string;
    answers: Record<ServedFrom, number>;
    renders: number;
    failures: number;
  }[];
  pages: number;
  bytes: number;
}
