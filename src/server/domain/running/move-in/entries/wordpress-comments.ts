import { wordsOfHtml } from '../converting/markup.ts';
import type { WxrItem } from '../reading/wxr-records.ts';
import type { SourceIndex } from '../source-index.ts';
import { leftLine, why } from '../why.ts';

/** What readers said: nobody does here, so it is kept in the report and named there. */
export function tellComments(index: SourceIndex, { fields, comments }: WxrItem, place: string): void {
  if (comments.length === 0) return;
  const article = wordsOfHtml(fields.title ?? '');
  for (const said of comments)
    index.tell('comments', {
      article,
      place,
      author: said['wp:comment_author'] ?? '',
      at: said['wp:comment_date_gmt'] ?? '',
      approved: said['wp:comment_approved'] === '1',
      text: said['wp:comment_content'] ?? '',
    });
  const reason = why('comments', { count: comments.length, title: article });
  index.tell('left', leftLine('comments', place, reason));
}
