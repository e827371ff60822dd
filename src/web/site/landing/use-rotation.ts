import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';

/** Which of `count` texts is shown, and whether it is fading out to the next one. */
export function useRotation(count: number, running: boolean) {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text gets its full time, chosen ones too
  useEffect(() => {
    if (!running) {
      setFading(false);
      return;
    }
    const fade = setTimeout(() => setFading(true), limits.landing.rotation - limits.landing.fade);
    const turn = setTimeout(() => {
      setIndex((current) => (current + 1) % count);
      setFading(false);
    }, limits.landing.rotation);
    return () => {
      clearTimeout(fade);
      clearTimeout(turn);
    };
  }, [count, running, index]);
  return { index, fading, show: setIndex };
}
