import { useEdition } from '#web/shared/hooks/use-edition.ts';
import { editionHead } from './edition-lazy-head.ts';
import type { EditionPageFacts } from './edition-page-head.ts';
import { PageHead } from './head.tsx';

type EditionHeadProps = Omit<EditionPageFacts, 'siteName' | 'trail' | 'index'> &
  Partial<Pick<EditionPageFacts, 'trail' | 'index'>>;

export function EditionHead({ trail = [], index = true, ...facts }: EditionHeadProps) {
  const { siteName } = useEdition();
  return <PageHead head={editionHead} facts={{ ...facts, trail, index, siteName }} />;
}
