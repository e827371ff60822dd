import { useInfiniteQuery } from '@tanstack/react-query';
import type { Locale } from '#contract/site/locales.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import type { FieldName } from '../session/post-text.ts';
import { documentLines } from './document-lines.ts';

/** A field of a post as lines of text, whatever it is. */
export function useFieldWords(locale: Locale): (fields: PostFields, name: FieldName) => string[] {
  const { editor, postEditor } = useTexts();
  const { data: categories = [] } = useInfiniteQuery(apiList('GET /api/admin/categories', { locale }));
  return (fields, name) => {
    if (name === 'content') return documentLines(fields.content, editor);
    if (name === 'categoryId') {
      const found = categories.find(({ id }) => id === fields.categoryId);
      return [fields.categoryId === null ? postEditor.noCategory : (found?.name ?? `#${fields.categoryId}`)];
    }
    return [String(fields[name] ?? '')];
  };
}
