import type {
  ContentBlock,
  ContentDocument,
  ContentListItem,
} from '#contract/writing/content/content.schemas.ts';
import { headingIds } from '#contract/writing/content/content-outline.ts';
import { blockTexts } from '#i18n/dictionaries/block-texts.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { Embed } from './blocks/embed.tsx';
import { FileBlock } from './blocks/file-block.tsx';
import { Gallery } from './blocks/gallery.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { ContentView } from './content-view.ts';
import { InlineContent } from './inline-content.tsx';
import { linkAttributes } from './link-attributes.ts';
import { ProductCard } from './product-card.tsx';
import { ProsCons } from './pros-cons.tsx';
import { QuickPicks } from './quick-picks.tsx';

type FlowNode = ContentListItem['content'][number];

/** An article's body. It is rendered on the server alone, to HTML that travels once. */
export function Content({ document, view }: { document: ContentDocument; view: ContentView }) {
  const ids = headingIds(document);
  return answerFirst(document.content).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once to a string, never reordered
    <Block key={index} block={block} id={ids.get(block)} view={view} />
  ));
}

/** Picks that stand in an article's opening stand before it: whoever wants no more has them at once. */
export function answerFirst(blocks: ContentBlock[]): ContentBlock[] {
  const picks = blocks.find(({ type }) => type === 'quickPicks' || type === 'heading');
  return picks?.type === 'quickPicks' ? [picks, ...blocks.filter((each) => each !== picks)] : blocks;
}

function Block({ block, id, view }: { block: ContentBlock; id: string | undefined; view: ContentView }) {
  const { content: texts } = view.dictionary;
  switch (block.type) {
    case 'paragraph':
    case 'bulletList':
    case 'orderedList':
      return <Flow nodes={[block]} top />;
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const;
      const resolved = block.content?.map((node) =>
        node.type === 'text' ? { ...node, text: view.resolve(node.text) } : node,
      );
      return (
        <Heading id={id}>
          <InlineContent nodes={resolved} />
        </Heading>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Flow nodes={block.content} />
        </blockquote>
      );
    case 'callout':
      return (
        <div className="callout" role="note" aria-label={texts.tip}>
          <Flow nodes={block.content} />
        </div>
      );
    case 'verdict':
      return (
        <section className="verdict" aria-label={texts.verdict}>
          <Flow nodes={block.content} />
        </section>
      );
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return (
        <figure className={block.attrs.wide && 'wide'}>
          <Picture
            src={block.attrs.src}
            alt={block.attrs.alt}
            sizes={`${block.attrs.wide ? '(min-width: 75rem) 936px, ' : ''}(min-width: 48rem) 704px, calc(100vw - 32px)`}
          />
          {block.attrs.caption && <figcaption>{block.attrs.caption}</figcaption>}
        </figure>
      );
    case 'table':
      return <Table block={block} />;
    case 'faq':
      return <Faq items={block.attrs.items} title={texts.faq} />;
    case 'productCard':
      return <ProductCard product={view.products.get(block.attrs.productId)} view={view} />;
    case 'quickPicks':
      return <QuickPicks picks={block.attrs.picks} view={view} />;
    case 'comparisonTable':
      return <ComparisonTable productIds={block.attrs.productIds} view={view} />;
    case 'prosCons':
      return <ProsCons {...block.attrs} view={view} />;
    case 'gallery':
      return <Gallery pictures={block.attrs.pictures} texts={blockTexts[view.locale]} />;
    case 'embed':
      return <Embed {...block.attrs} texts={blockTexts[view.locale]} language={view.language} />;
    case 'codeBlock':
      return (
        // What scrolls can be reached by keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <pre className="code" tabIndex={0}>
          <code>{(block.content ?? []).map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'button':
      return (
        <div className="button-line">
          <a {...linkAttributes(block.attrs.href)} className={primaryButton}>
            {block.attrs.label}
          </a>
        </div>
      );
    case 'details':
      return (
        <details className="folded">
          <summary>{block.attrs.summary}</summary>
          <Flow nodes={block.content} />
        </details>
      );
    case 'file':
      return <FileBlock file={block.attrs} texts={blockTexts[view.locale]} language={view.language} />;
  }
}

/** A list inside of something else has a class: pages without one need no rule for it. */
function Flow({ nodes, top = false }: { nodes: FlowNode[]; top?: boolean }) {
  return nodes.map((node, index) => {
    const key = `${index}`;
    if (node.type === 'paragraph') {
      return (
        <p key={key}>
          <InlineContent nodes={node.content} />
        </p>
      );
    }
    const List = node.type === 'orderedList' ? 'ol' : 'ul';
    return (
      <List key={key} className={top ? undefined : 'inner'}>
        {node.content.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <ListItem item={item} />
          </li>
        ))}
      </List>
    );
  });
}

/** A list item of one paragraph is that text; only longer ones need paragraphs. */
function ListItem({ item: { content } }: { item: ContentListItem }) {
  const [only] = content;
  if (content.length === 1 && only?.type === 'paragraph') return <InlineContent nodes={only.content} />;
  return <Flow nodes={content} />;
}

/** So many columns are cramped in lines that are made for reading. */
const WIDE_FROM = 4;

function Table({ block }: { block: Extract<ContentBlock, { type: 'table' }> }) {
  const isWide = block.content.some((row) => row.content.length >= WIDE_FROM);
  return (
    <div className={`table-scroll goes-on${isWide ? ' wide' : ''}`}>
      <table>
        <tbody>
          {block.content.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={index}>
              {row.content.map((cell, place) => {
                const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Cell key={place}>
                    <Flow nodes={cell.content} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Faq({ items, title }: { items: { question: string; answer: string }[]; title: string }) {
  const finished = items.filter(({ question, answer }) => question && answer);
  if (finished.length === 0) return null;
  return (
    <section className="faq">
      <h2 id="faq">{title}</h2>
      {finished.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
