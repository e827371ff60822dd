import { Fragment, type ReactNode } from 'react';
import { textMark } from '#contract/commerce/clicks/clicks.words.ts';
import type { ContentInline } from '#contract/writing/content/content.schemas.ts';
import { isAffiliateHost } from '#web/shared/affiliate-host.ts';
import { affiliateRel } from '#web/shared/affiliate-link.ts';

type Mark = NonNullable<Extract<ContentInline, { type: 'text' }>['marks']>[number];

function link(href: string, children: ReactNode): ReactNode {
  if (!/^https?:/i.test(href)) return <a href={href}>{children}</a>;
  const outside = { href, target: '_blank' };
  return isAffiliateHost(href) ? (
    <a {...outside} rel={affiliateRel} data-at={textMark(href)}>
      {children}
    </a>
  ) : (
    <a {...outside} rel="noopener">
      {children}
    </a>
  );
}

function marked(children: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'strike':
      return <s>{children}</s>;
    case 'code':
      return <code>{children}</code>;
    case 'link':
      return link(mark.attrs.href, children);
  }
}

/** The nodes of a document have no keys of their own, and never move: their place serves. */
export const InlineContent = ({ nodes = [] }: { nodes?: ContentInline[] | undefined }) =>
  nodes.map((node, index) => {
    const key = `${index}`;
    if (node.type === 'hardBreak') return <br key={key} />;
    const text = (node.marks ?? []).reduceRight<ReactNode>(marked, node.text);
    return <Fragment key={key}>{text}</Fragment>;
  });
