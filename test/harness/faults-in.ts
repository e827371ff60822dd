import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes srcSet, maxLength, dateTime: to a parser the case of an attribute means nothing.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // React writes autofocus="", which is the same as autofocus.
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // React writes <img/>, the document around it <meta>: both are right, and the same.
      'void-style': 'off',
      // The boxes of one question share its name: that is how a form sends a list.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // The length of a title is the specification's ("{post title} - {site}") and the author's.
      'long-title': 'off',
    },
  }),
);

/** What is wrong with a document; of one that goes on by itself that it waits so long is none of it. */
export async function faultsIn(html: string, { waits = false } = {}): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => ruleId !== 'meta-refresh' || !waits)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
