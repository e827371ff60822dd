import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { exactMoment } from '#web/admin/ui/time/moments.ts';
import { zoneLabel } from '#web/admin/ui/time/zoned-time.ts';

/** By the job's own clock: "sáb., 14/11, 04:00", with the zone said once. */
export function NextRuns({ next, timeZone }: { next: string[]; timeZone: string }) {
  const { texts, tag } = useUpkeepLanguage();
  const [first] = next;
  if (!first) return <p>{texts.jobs.noNext}</p>;
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <p>
      {texts.jobs.next}:{' '}
      {next.map((moment, index) => (
        <span key={moment}>
          {index > 0 && ' · '}
          <time
            dateTime={moment}
            data-tip={exactMoment(new Date(moment), tag, timeZone)}
            className="whitespace-nowrap"
          >
            {format.format(new Date(moment))}
          </time>
        </span>
      ))}{' '}
      <span className="whitespace-nowrap">{zoneLabel(timeZone, new Date(first), tag)}</span>
    </p>
  );
}
