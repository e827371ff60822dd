import { pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import {
  type AuditAction,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from '#contract/people/audit/audit.words.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';
import type { UpkeepTexts } from '#web/admin/context/upkeep-texts.ts';

type Texts = Pick<UpkeepTexts, 'audit' | 'renderedPages'>;
interface Words {
  texts: Texts;
  nameOf: (locale: Locale) => string;
}
type Phrase = (words: Words, ...found: string[]) => string | undefined;

/** "changed" is the ledger's word for what the log calls "updated". */
const actionOf = (word: string): AuditAction | undefined =>
  word === 'changed' ? 'updated' : auditActions.find((action) => action === word);
const subjectOf = (word: string): AuditSubject | undefined =>
  word === 'picture' ? 'media' : auditSubjects.find((subject) => subject === word);
const editionIn = ({ nameOf }: Words, locale: string) => (isLocale(locale) ? nameOf(locale) : locale);

/** The ledger is written in one language, in a few forms; each has its sentence here. */
const phrases: [RegExp, Phrase][] = [
  [/^first visit$/, ({ texts }) => texts.renderedPages.byCause.firstVisit],
  [/^its time was over$/, ({ texts }) => texts.renderedPages.byCause.timeOver],
  [/^failed before$/, ({ texts }) => texts.renderedPages.byCause.failedBefore],
  [/^many changes at once$/, ({ texts }) => texts.renderedPages.byCause.manyChanges],
  [/^(?:unknown|another database)$/, ({ texts }) => texts.renderedPages.byCause.unknown],
  [/^rendered anew by (.+)$/, ({ texts }, name = '') => texts.renderedPages.byCause.renewedBy(name)],
  [/^pages (.+) forgotten$/, ({ texts }, pattern = '') => texts.renderedPages.byCause.forgotten(pattern)],
  [
    /^lifetime of (\w+) pages changed$/,
    ({ texts }, word) => {
      const template = pageTemplates.find((each) => each === word);
      return template && texts.renderedPages.byCause.lifetime(texts.renderedPages.templates[template]);
    },
  ],
  [
    /^prices of \w+ in (\w+)$/,
    (words, locale = '') => words.texts.renderedPages.byCause.prices(editionIn(words, locale)),
  ],
  [/^held price of offer (\d+) accepted$/, ({ texts }, id = '') => texts.renderedPages.byCause.heldPrice(id)],
  [/^redirect from (.+)$/, ({ texts }, path = '') => texts.renderedPages.byCause.redirect(path)],
  [/^no redirect from (.+)$/, ({ texts }, path = '') => texts.renderedPages.byCause.noRedirect(path)],
  [
    /^(\w+) (\S+) (\w+)$/,
    (words, word = '', name = '', done = '') => {
      const { audit, renderedPages } = words.texts;
      const [subject, action] = [subjectOf(word), actionOf(done)];
      if (!subject || !action) return undefined;
      const named = subject === 'edition' ? editionIn(words, name) : name;
      return renderedPages.byCause.change(
        audit.subjects[subject].name,
        named,
        audit.actions[action].toLowerCase(),
      );
    },
  ],
];

/** Why pages were made anew, in the reader's words; in the ledger's own where it says something new. */
export function causeIn(words: Words, cause: string): string {
  for (const [pattern, phrase] of phrases) {
    const found = pattern.exec(cause);
    const said = found && phrase(words, ...found.slice(1));
    if (said) return said;
  }
  return cause;
}
