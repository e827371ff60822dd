import path from 'node:path';
import type { SourceSite } from './entries/brought.ts';
import type { SurveyChoices } from './entries/wordpress-survey.ts';
import { readSourceAside } from './read-source-aside.ts';
import type { SourceText } from './reading/open-source.ts';
import { refuseSource } from './reading/refuse-source.ts';

/** A file, and what people call it where that is not its name on this machine. */
export type GivenFile = string | { file: string; name: string };

export const placeOfFile = (given: GivenFile): string => (typeof given === 'string' ? given : given.file);

interface Surveyed {
  texts: SourceText[];
  site: SourceSite;
  /** Articles, and how many of them were pages that stand by themselves, brought along or not. */
  total: number;
  pages: number;
}

/** What there is in files, all of it in the index; a refusal where they are nothing that could move in. */
export async function surveySource(
  given: GivenFile[],
  {
    indexFile,
    address,
    choices: { pages, tags },
    signal,
  }: {
    indexFile: string;
    address: string | undefined;
    choices: SurveyChoices;
    signal: AbortSignal | undefined;
  },
): Promise<Surveyed> {
  const files = given.map((each) =>
    typeof each === 'string' ? { file: each, name: path.basename(each) } : each,
  );
  let texts: SourceText[] = [];
  let found: { site: SourceSite; articles: number; pages: number } | undefined;
  for await (const part of readSourceAside(
    { wanted: 'survey', files, indexFile, address, choices: { pages, tags } },
    { signal },
  )) {
    if ('texts' in part) texts = part.texts;
    if ('site' in part) found = part;
  }
  if (!found) throw refuseSource('The file is content of Vitrina.', 'content_of_vitrina');
  const site = { ...found.site, address: address ?? found.site.address };
  return { texts, total: found.articles, pages: found.pages, site };
}
