import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '#web/shared/page-context.tsx';
import { chosenNow, useChosen } from './chosen.ts';
import { compareTexts } from './compare-texts.ts';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

/**
 * Where the tray appears once something is chosen; its code and words come with the first choice. What
 * happens to the choice is said in a region that was there before it.
 */
export function CompareDock() {
  const { slugs } = useChosen();
  const locale = useLocale();
  const [before] = useState(chosenNow);
  const [needed, setNeeded] = useState(false);
  const [said, say] = useState('');
  useEffect(() => {
    if (slugs.length === 0) return;
    void compareTexts.preload(locale);
    setNeeded(true);
  }, [slugs, locale]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {needed && (
        <Suspense fallback={null}>
          <CompareTray before={before} say={say} />
        </Suspense>
      )}
    </>
  );
}
