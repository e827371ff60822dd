import { documentText } from '#contract/writing/content/content-text.ts';
import { readingMinutes, wordsIn } from '#contract/writing/content/reading-time.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useEditing } from './session/session-context.tsx';

/** How long the text is, and how long readers are told that it takes. */
export function TextLength() {
  const { texts, tag } = useLanguage();
  const { fields } = useEditing();
  const words = wordsIn(documentText(fields.content));
  return (
    <p className="text-mute px-1 text-right text-sm tabular-nums">
      {texts.postEditor.words(words.toLocaleString(tag), readingMinutes(words))}
    </p>
  );
}
