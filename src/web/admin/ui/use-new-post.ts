import { useNavigate } from 'react-router';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { explainFailure } from './feedback/explain-failure.ts';

/** A draft in the edition that is worked on, opened to be written. */
export function useNewPost(): () => Promise<void> {
  const texts = useTexts();
  const { posts } = texts;
  const [locale] = useEdition();
  const link = useEditionLink();
  const navigate = useNavigate();
  return async () => {
    try {
      const body = { locale, title: posts.untitled, saveId: crypto.randomUUID(), reuse: true };
      const { id } = await callApi('POST /api/admin/posts', { body });
      await navigate(link(editPostPath(id)));
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: posts.notCreated, description, variant: 'destructive' });
    }
  };
}
