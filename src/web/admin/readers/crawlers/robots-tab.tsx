import { useId } from 'react';
import {
  type AiCrawlerClass,
  aiCrawlerClasses,
  crawlers as lists,
} from '#contract/readers/crawlers/crawlers.words.ts';
import type { AdminSetting } from '#contract/running/settings/settings.admin.schemas.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Switch } from '#web/admin/ui/form/switch.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { mayCome, robotsOf, withAgent } from './switches.ts';
import { useSwitch } from './use-switch.ts';

type Kept = Record<string, boolean>;

function useTurnRobots(kept: Kept) {
  const { crawlers } = useUpkeepTexts();
  const turn = useSwitch();
  return (after: Kept, name: string, allowed: boolean) =>
    void turn({
      key: 'ai_crawlers',
      before: kept,
      after,
      said: {
        title: (allowed ? crawlers.allowed : crawlers.forbidden)(name),
        description: crawlers.robotsChanged,
      },
    });
}

/** One crawler of a class: as the class, or as somebody decided for it alone. */
function AgentLine({ agent, of, kept }: { agent: string; of: AiCrawlerClass; kept: Kept }) {
  const { crawlers } = useUpkeepTexts();
  const isOwner = useMay('owner');
  const turn = useTurnRobots(kept);
  const id = useId();
  const allowed = mayCome(kept, of, agent);
  const ownRule = kept[agent] !== undefined && (
    <span id={id}>
      <Badge tone="info">{crawlers.ownRule}</Badge>
    </span>
  );
  return (
    <li className="py-2">
      {isOwner ? (
        <Switch
          label={agent}
          checked={allowed}
          describedBy={id}
          onChange={(on) => turn(withAgent(kept, of, agent, on), agent, on)}
        />
      ) : (
        <p>{(allowed ? crawlers.allowed : crawlers.forbidden)(agent)}</p>
      )}
      {ownRule}
    </li>
  );
}

function ClassOfRobots({ name, kept }: { name: AiCrawlerClass; kept: Kept }) {
  const { crawlers } = useUpkeepTexts();
  const isOwner = useMay('owner');
  const turn = useTurnRobots(kept);
  const id = useId();
  const words = crawlers.classes[name];
  const allowed = kept[name] ?? true;
  return (
    <li className="px-4 py-3">
      {isOwner ? (
        <Switch
          label={words.name}
          checked={allowed}
          describedBy={id}
          onChange={(on) => turn({ ...kept, [name]: on }, words.name, on)}
        />
      ) : (
        <p>{(allowed ? crawlers.allowed : crawlers.forbidden)(words.name)}</p>
      )}
      <p id={id} className="field-hint mt-1">
        {words.note}
      </p>
      <details className="mt-2">
        <summary className="link-button w-fit cursor-pointer text-sm">
          {crawlers.oneByOne(lists[name].length)}
        </summary>
        <p className="field-hint mt-2">{crawlers.oneByOneNote}</p>
        <ul className="mt-1">
          {lists[name].map((agent) => (
            <AgentLine key={agent} agent={agent} of={name} kept={kept} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Which AI crawlers may come in: what robots.txt says of them. */
export function RobotsTab({ settings }: { settings: AdminSetting[] }) {
  const { crawlers } = useUpkeepTexts();
  const kept = robotsOf(settings);
  return (
    <section aria-label={crawlers.tabs.robots} className="flex max-w-form flex-col gap-4">
      <p className="text-mute">{crawlers.robotsAbout}</p>
      <ul className="panel divide-line divide-y">
        {aiCrawlerClasses.map((name) => (
          <ClassOfRobots key={name} name={name} kept={kept} />
        ))}
      </ul>
      <a
        href={otherPaths.robots()}
        target="_blank"
        rel="noopener"
        className="link-button inline-flex w-fit gap-1.5"
      >
        {crawlers.openRobots}
        <Icon of="external-link" size={16} />
      </a>
    </section>
  );
}
