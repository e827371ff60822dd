import { type LeftReason, sayReason } from '#contract/running/move-in/left-reasons.ts';
import { moveInReasons } from '#i18n/admin/en/running/move-in-reasons.ts';
import type { Left } from './entries/brought.ts';

type Texts = typeof moveInReasons;
export type ReasonCode = keyof Texts;
type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotsIn<Rest>
  : never;
/** What a sentence leaves open, but for why: that is a reason by itself. */
type ValuesOf<Code extends ReasonCode> = Record<Exclude<SlotsIn<Texts[Code]>, 'why'>, string | number>;

/** Why something stays behind, as data: it goes through threads and files, and is said in more than one language. */
export interface Why extends LeftReason {
  code: ReasonCode;
  because?: ReasonCode | undefined;
}

export const why = <Code extends ReasonCode>(
  code: Code,
  ...[values]: keyof ValuesOf<Code> extends never ? [] : [values: ValuesOf<Code>]
): Why => ({ code, ...(values && { values }) });

/** A sentence that ends with another reason. */
export const whyBecause = (code: ReasonCode, because: Why, values: Record<string, string | number>): Why => ({
  code,
  because: because.code,
  values: { ...because.values, ...values },
});

export const sentenceOf = (reason: Why): string => sayReason(moveInReasons, reason) ?? reason.code;

/** A line of the report: in words, and as data for who says it otherwise. */
export const leftLine = (kind: string, place: string, reason: Why): Left => ({
  ...{ kind, place, reason: sentenceOf(reason) },
  ...reason,
});

/** What was kept as a sentence, as data again: its one open place, if it has one, is its end. */
export function reasonIn(sentence: string): LeftReason {
  for (const [code, text] of Object.entries(moveInReasons)) {
    if (text === sentence) return { code };
    const [beginning = '', slot = '', ...more] = text.split(/[{}]/);
    const isOpen = code.startsWith('lost_') && more.join('') === '' && slot !== '' && beginning !== '';
    if (isOpen && sentence.startsWith(beginning))
      return { code, values: { [slot]: sentence.slice(beginning.length) } };
  }
  return {};
}
