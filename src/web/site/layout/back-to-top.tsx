import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useDictionary } from '#web/shared/page-context.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

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
  const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <button
      type="button"
      aria-label={common.backToTop}
      title={common.backToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' })}
      className="back-to-top bg-brand text-on-brand hover:bg-brand-strong fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-sm lifted transition-colors"
    >
      <Icon of={ArrowUp} size={24} />
    </button>
  );
}
