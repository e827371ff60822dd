import { useEffect, useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { Glyph } from '#web/shared/ui/glyph.tsx';

export function BackToTop() {
  const { common } = useDictionary();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > limits.layout.backToTopAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!visible) return null;
  const goUp = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // The button goes away: a keyboard goes on from where the page begins.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={common.backToTop}
      data-tip=""
      onClick={goUp}
      className="back-to-top bg-brand text-on-brand hover:bg-brand-strong fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-sm lifted transition-colors"
    >
      <Glyph name="arrow-up" size={24} />
    </button>
  );
}
