import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from '#web/shared/page-context.tsx';
import { chosenNow, useChosen } from './chosen.ts';
import type { CompareTrayProps } from './compare-tray.tsx';

/**
 * Where the tray appears once something is chosen; its code and words come with the first choice. What
 * happens to the choice is said in a region that was there before it.
 */
export function CompareDock() {
  const { slugs } = useChosen();
  const locale = useLocale();
  const [before] = useState(chosenNow);
  const [Tray, setTray] = useState<ComponentType<CompareTrayProps>>();
  const [said, say] = useState('');
  useEffect(() => {
    if (slugs.length === 0) return;
    // What does not arrive is asked for again with the next choice.
    import('./compare-tray.tsx')
      .then(({ loadTray }) => loadTray(locale))
      .then((loaded) => setTray(() => loaded))
      .catch(() => {});
  }, [slugs, locale]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {Tray && <Tray before={before} say={say} />}
    </>
  );
}
