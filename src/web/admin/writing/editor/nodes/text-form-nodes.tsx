import type { ReactNodeViewProps } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
import { LineList } from './line-list.tsx';
import { readQuestions, readTexts } from './read-values.ts';

interface FaqItem {
  question: string;
  answer: string;
}

function FaqView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const items = view.node.attrs.items as FaqItem[];
  const set = (next: FaqItem[]) => view.updateAttributes({ items: next });
  const change = (index: number, part: Partial<FaqItem>) =>
    set(items.map((item, at) => (at === index ? { ...item, ...part } : item)));
  const unfinished = items.some(({ question, answer }) => !question.trim() || !answer.trim());
  return (
    <BlockFrame view={view} icon="message-circle-question-mark" title={texts.faq} unfinished={unfinished}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two empty questions differ by their place only
        <div key={index} className="question">
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <input
              className="plain-field font-semibold"
              aria-label={texts.question}
              placeholder={texts.question}
              maxLength={500}
              value={item.question}
              onChange={({ target }) => change(index, { question: target.value })}
            />
            <textarea
              className="plain-field"
              rows={1}
              aria-label={texts.answer}
              placeholder={texts.answer}
              maxLength={5000}
              value={item.answer}
              onChange={({ target }) => change(index, { answer: target.value })}
            />
          </div>
          <IconButton
            label={texts.removeQuestion}
            icon="x"
            onClick={() => set(items.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button icon="plus" onClick={() => set([...items, { question: '', answer: '' }])}>
        {texts.addQuestion}
      </Button>
    </BlockFrame>
  );
}

function ProsConsView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const { pros, cons } = view.node.attrs as Record<'pros' | 'cons', string[]>;
  const list = (name: 'pros' | 'cons', mark: string, lines: string[]) => (
    <div>
      <p className="mb-1 font-semibold">{texts[`${name}Title`]}</p>
      <LineList
        label={texts[name]}
        mark={mark}
        lines={lines}
        onChange={(next) => view.updateAttributes({ [name]: next })}
      />
    </div>
  );
  return (
    <BlockFrame
      view={view}
      icon="thumbs-up"
      title={texts.prosCons}
      unfinished={pros.length + cons.length === 0}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {list('pros', '+', pros)}
        {list('cons', '−', cons)}
      </div>
    </BlockFrame>
  );
}

export const textFormNodes = [
  atomNode('faq', { items: readQuestions }, FaqView),
  atomNode('prosCons', { pros: readTexts, cons: readTexts }, ProsConsView),
];
