import {
  type AiCrawlerClass,
  type VisitorClass,
  visitorClasses,
} from '#contract/readers/crawlers/crawlers.words.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';

type Settings = readonly AdminSetting[];

const booleansOf = (settings: Settings, key: AdminSetting['key']): Record<string, boolean> => {
  const value = settings.find((each) => each.key === key)?.value;
  return typeof value === 'object' && value !== null ? value : {};
};

/** Who gets scripts: everybody of whom nobody has said otherwise. */
export function scriptsOf(settings: Settings): Record<VisitorClass, boolean> {
  const kept = booleansOf(settings, 'page_scripts');
  return Object.fromEntries(visitorClasses.map((each) => [each, kept[each] ?? true])) as Record<
    VisitorClass,
    boolean
  >;
}

export const exceptionsOf = (settings: Settings): string => {
  const value = settings.find(({ key }) => key === 'page_scripts_exceptions')?.value;
  return typeof value === 'string' ? value : '';
};

/** What robots.txt is made of, as it is kept. */
export const robotsOf = (settings: Settings): Record<string, boolean> => ({
  'ai-search': true,
  'ai-training': true,
  ...booleansOf(settings, 'ai_crawlers'),
});

export const mayCome = (kept: Record<string, boolean>, of: AiCrawlerClass, agent: string): boolean =>
  kept[agent] ?? kept[of] ?? true;

/** One that is treated like its class needs no rule of its own. */
export function withAgent(
  kept: Record<string, boolean>,
  of: AiCrawlerClass,
  agent: string,
  allowed: boolean,
): Record<string, boolean> {
  const { [agent]: _own, ...others } = kept;
  return (kept[of] ?? true) === allowed ? others : { ...others, [agent]: allowed };
}
