import { useEffect, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { seldomTexts } from '#web/shared/seldom-texts.ts';
import { quietButton } from '#web/shared/ui/button.ts';

const seconds = limits.notFound.redirectSeconds;
const radius = 30;
const around = Math.ceil(2 * Math.PI * radius);

/** Five seconds with a ring that empties; it can be stopped, because some people read slowly. Without scripts: no promise. */
export function Countdown({ home }: { home: string }) {
  const { notFound } = seldomTexts.useTexts();
  const [left, setLeft] = useState<number>(seconds);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (stopped) return;
    if (left <= 0) {
      window.location.replace(home);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped, home]);
  return (
    <>
      {!stopped && (
        <>
          <Ring left={left} />
          <p className="scripted">{notFound.countdown(left)}</p>
        </>
      )}
      <p className="grid justify-items-center gap-2">
        <a href={home} className="text-brand inline-flex min-h-11 items-center font-semibold">
          {notFound.skip}
        </a>
        {!stopped && (
          <button type="button" className={`${quietButton} scripted`} onClick={() => setStopped(true)}>
            {notFound.stop}
          </button>
        )}
      </p>
    </>
  );
}

function Ring({ left }: { left: number }) {
  return (
    <svg aria-hidden="true" className="scripted" width="72" height="72" viewBox="0 0 72 72">
      <circle cx="36" cy="36" r={radius} fill="none" className="stroke-line" strokeWidth="6" />
      <circle
        cx="36"
        cy="36"
        r={radius}
        fill="none"
        strokeDasharray={`${(left / seconds) * around} ${around}`}
        strokeWidth="6"
        strokeLinecap="round"
        transform="rotate(-90 36 36)"
        className="countdown-ring stroke-brand"
      />
      <text x="36" y="43" textAnchor="middle" className="fill-ink text-xl font-bold">
        {left}
      </text>
    </svg>
  );
}
