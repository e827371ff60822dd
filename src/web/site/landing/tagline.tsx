import { useEffect, useState } from 'react';
import { landingLabels, landingTexts } from '#i18n/landing.ts';
import { iconButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { useRotation } from './use-rotation.ts';

/** Rotates through the languages; rests while it is pointed at, holds the focus, or is told to. */
export function Tagline() {
  const [paused, setPaused] = useState(false);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  const { index, fading, show } = useRotation(landingTexts.length, !paused && !touched);
  const { language, tagline, features } = landingTexts[index] ?? landingTexts[0];
  const rest = { onPointerEnter: () => setTouched(true), onPointerLeave: () => setTouched(false) };
  return (
    <section
      aria-label={tagline}
      {...rest}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
      className="grid justify-items-center gap-4"
    >
      <div lang={language} className={`landing-tagline ${fading ? 'landing-fading' : ''}`}>
        <p className="font-serif text-2xl font-bold">{tagline}</p>
        <ul className="landing-features">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="scripted flex items-center gap-1">
        {landingTexts.map((text, place) => (
          <button
            key={text.language}
            type="button"
            onClick={() => show(place)}
            aria-label={landingLabels.language(landingLabels.languages[place] ?? '')}
            aria-pressed={place === index}
            className="landing-dot"
          />
        ))}
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? landingLabels.play : landingLabels.pause}
          className={iconButton}
        >
          <Glyph name={paused ? 'play' : 'pause'} size={16} />
        </button>
      </div>
    </section>
  );
}
