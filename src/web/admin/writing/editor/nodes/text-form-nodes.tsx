import type { ReactNodeViewProps } from '@tiptap/react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { atomNode } from './atom-nodes.tsx';
import { BlockFrame } from './block-frame.tsx';
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
        <div key={index} className="flex items-start gap-2">
          <div className="flex flex-1 flex-col gap-1">
            <input
              className="input font-medium"
              aria-label={texts.question}
              placeholder={texts.question}
              maxLength={500}
              value={item.question}
              onChange={({ target }) => change(index, { question: target.value })}
            />
            <textarea
              className="input"
              rows={2}
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

const linesOf = (text: string): string[] => text.split('\n').slice(0, 12);

function ProsConsView(view: ReactNodeViewProps) {
  const { editor: texts } = useTexts();
  const { pros, cons } = view.node.attrs as Record<'pros' | 'cons', string[]>;
  const area = (name: 'pros' | 'cons', lines: string[]) => (
    <label className="flex flex-col gap-1">
      <span className="text-mute">{texts[name]}</span>
      <textarea
        className="input"
        rows={4}
        value={lines.join('\n')}
        onChange={({ target }) => view.updateAttributes({ [name]: linesOf(target.value) })}
      />
    </label>
  );
  return (
    <BlockFrame
      view={view}
      icon="thumbs-up"
      title={texts.prosCons}
      unfinished={pros.length + cons.length === 0}
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {area('pros', pros)}
        {area('cons', cons)}
      </div>
    </BlockFrame>
  );
}

export const textFormNodes = [
  atomNode('faq', { items: readQuestions }, FaqView),
  atomNode('prosCons', { pros: readTexts, cons: readTexts }, ProsConsView),
];
