import { escapeHtml } from '#server/lib/html.ts';
import type { HeadData } from '#web/shared/head/head-data.ts';
import { type HeadTag, headTags } from '#web/shared/head/head-tags.ts';

function tagHtml([name, attributes, text]: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${text === undefined ? '' : `${text}</${name}>`}`;
}

export function headHtml(head: HeadData): string {
  const { refresh } = head;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(refresh
      ? [`<meta http-equiv="refresh" content="${refresh.seconds}; url=${escapeHtml(refresh.url)}">`]
      : []),
    ...headTags(head).map(tagHtml),
  ].join('');
}
