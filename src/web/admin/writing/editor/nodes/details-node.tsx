import { Node, NodeViewContent, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { BlockFrame } from './block-frame.tsx';
import { FLOW } from './flow-nodes.ts';

const SUMMARY_CHARS = 500;

function DetailsView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const summary = view.node.attrs.summary as string;
  return (
    <BlockFrame
      view={view}
      icon="chevrons-up-down"
      title={texts.details}
      below={<NodeViewContent className="details-text" />}
    >
      <input
        className="plain-field font-semibold"
        aria-label={texts.detailsSummary}
        placeholder={texts.detailsSummary}
        maxLength={SUMMARY_CHARS}
        value={summary}
        onChange={({ target }) => view.updateAttributes({ summary: target.value })}
      />
    </BlockFrame>
  );
}

const summaryOf = (element: HTMLElement): string =>
  (element.getAttribute('data-summary') ?? element.querySelector(':scope > summary')?.textContent ?? '')
    .trim()
    .slice(0, SUMMARY_CHARS);

/** Folded text: what it is about is a field, what is folded is written like any other text. */
export const detailsNode = Node.create({
  name: 'details',
  group: 'block',
  content: FLOW,
  defining: true,
  isolating: true,
  addAttributes: () => ({
    summary: {
      default: '',
      parseHTML: summaryOf,
      renderHTML: ({ summary }: { summary: string }) => ({ 'data-summary': summary }),
    },
  }),
  parseHTML: () => [
    { tag: 'div[data-node="details"]' },
    // Of another page: its summary is taken for what it is, and not for a line of the text as well.
    {
      tag: 'details',
      contentElement: (node) => {
        const copy = node.cloneNode(true) as HTMLElement;
        copy.querySelector('summary')?.remove();
        return copy;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-node': 'details' }, 0],
  addNodeView: () => ReactNodeViewRenderer(DetailsView),
});
