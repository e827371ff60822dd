import { useState } from 'react';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { exactMoment } from '../time/moments.ts';
import { momentAt, wallTime, zoneLabel } from '../time/zoned-time.ts';
import { Field, type FieldFrameProps } from './field.tsx';

interface DateTimeFieldProps extends FieldFrameProps {
  /** Whose clock is meant: an edition publishes by its own. */
  timeZone: string;
  defaultValue?: Date;
  min?: Date;
}

/** The browser's own picker, the zone beside it in words, and below what that is for the one who looks. */
export function DateTimeField({ timeZone, defaultValue, min, ...frame }: DateTimeFieldProps) {
  const { tag, texts } = useLanguage();
  const [wall, setWall] = useState(defaultValue ? wallTime(defaultValue, timeZone) : '');
  const moment = momentAt(wall, timeZone);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = moment && here !== timeZone && wallTime(moment, here) !== wall;
  return (
    <Field {...frame} hint={elsewhere ? texts.common.yourTime(exactMoment(moment, tag)) : frame.hint}>
      {({ mend, name, ...parts }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <input
            {...parts}
            type="datetime-local"
            className="input max-w-56"
            value={wall}
            {...(min && { min: wallTime(min, timeZone) })}
            onChange={(event) => {
              mend();
              setWall(event.target.value);
            }}
          />
          <input type="hidden" name={name} value={moment?.toISOString() ?? ''} />
          <span className="text-mute">{zoneLabel(timeZone, moment ?? new Date(), tag)}</span>
        </div>
      )}
    </Field>
  );
}
