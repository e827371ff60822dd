import { landingLabels, landingTexts } from '#i18n/landing.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';

/**
 * Rotates through the languages, in styles alone: whoever only looks needs no script for it. It rests while it is
 * pointed at or holds the focus, and stays with a language that somebody chooses.
 */
export function Tagline() {
  return (
    <section aria-label={landingLabels.language} className="landing-turning">
      <div className="landing-taglines">
        {landingTexts.map(({ language, tagline, features }) => (
          <div key={language} lang={language} className="landing-tagline">
            <p className="font-serif text-2xl font-bold">{tagline}</p>
            <ul className="landing-features">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div role="radiogroup" aria-label={landingLabels.language} className="landing-dots">
        {landingTexts.map(({ language }, place) => (
          <input
            key={language}
            type="radio"
            name="language"
            aria-label={landingLabels.languages[place]}
            className="landing-dot"
          />
        ))}
        <label className="landing-play">
          <input type="radio" name="language" defaultChecked aria-label={landingLabels.rotate} />
          <Glyph name="play" size={16} />
        </label>
        <label className="landing-play landing-pause">
          <input type="radio" name="language" aria-label={landingLabels.pause} />
          <Glyph name="pause" size={16} />
        </label>
      </div>
    </section>
  );
}
