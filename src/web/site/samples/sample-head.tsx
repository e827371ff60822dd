import { PageHead } from '#web/shared/head/head.tsx';
import { plainHead } from '#web/shared/head/plain-head.ts';

interface SampleHeadProps {
  title: string;
  description: string;
  path: string;
}

/** For those who build the site, and no search engine. */
export const SampleHead = ({ title, description, path }: SampleHeadProps) => (
  <PageHead head={plainHead} facts={{ title, description, pathname: path }} />
);
