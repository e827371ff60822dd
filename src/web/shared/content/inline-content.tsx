import { Fragment, type ReactNode } from 'react';
import type { ContentInline } from '#contract/writing/content/content.schemas.ts';
import { linkAttributes } from './link-attributes.ts';

type Mark = NonNullable<Extract<ContentInline, { type: 'text' }>['marks']>[number];

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
      return <a {...linkAttributes(mark.attrs.href)}>{children}</a>;
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
