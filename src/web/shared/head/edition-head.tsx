import { useQuery } from '#web/shared/api/use-query.ts';
import { editionQuery } from '../api/editions.ts';
import { useLocale } from '../page-context.tsx';
import { editionHead } from './edition-lazy-head.ts';
import type { EditionPageFacts } from './edition-page-head.ts';
import { PageHead } from './head.tsx';

type EditionHeadProps = Omit<EditionPageFacts, 'siteName' | 'trail' | 'index'> &
  Partial<Pick<EditionPageFacts, 'trail' | 'index'>>;

export function EditionHead({ trail = [], index = true, ...facts }: EditionHeadProps) {
  const { data: config } = useQuery({ ...editionQuery(useLocale()), enabled: false });
  return <PageHead head={editionHead} facts={{ ...facts, trail, index, siteName: config?.siteName ?? '' }} />;
}
