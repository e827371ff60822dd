import type { Parity } from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

type Finding = Parity['findings'][number];

function FindingLine({ finding: { path, parts, whole, bare, at } }: { finding: Finding }) {
  const { crawlers } = useUpkeepTexts();
  const shown = (text: string) =>
    text ? (
      <span className="wrap-anywhere">{text}</span>
    ) : (
      <span className="text-mute">{crawlers.nothing}</span>
    );
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <a href={path} target="_blank" rel="noopener" className="link-button wrap-anywhere">
          {path}
        </a>
        {parts.map((part) => (
          <Badge key={part} tone="danger">
            {crawlers.parts[part]}
          </Badge>
        ))}
        <span className="text-mute text-sm">
          <RelativeTime moment={at} />
        </span>
      </p>
      <div className="mt-2 text-sm">
        <KeyValues
          facts={[
            { name: crawlers.whole, value: shown(whole) },
            { name: crawlers.bare, value: shown(bare) },
          ]}
        />
      </div>
    </li>
  );
}

/** Each page that differs, and where. */
export function Findings({ findings }: { findings: Finding[] }) {
  const { crawlers } = useUpkeepTexts();
  return (
    <section aria-label={crawlers.findings} className="mt-6">
      <h2 className="mb-3 text-base">{crawlers.findings}</h2>
      <ul className="panel divide-line divide-y">
        {findings.map((finding) => (
          <FindingLine key={finding.path} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
