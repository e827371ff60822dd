import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { sampleTexts as texts } from '#i18n/samples.ts';
import { iconButton, primaryButton, quietButton } from '#web/shared/ui/button.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { SampleSection } from './sample-section.tsx';

const themeColours = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['shade', 'bg-shade'],
  ['brand', 'bg-brand'],
] as const;
const tones = Array.from({ length: limits.posts.cardColours }, (_, tone) => `tone tone-${tone}`);

export function ColourSamples() {
  return (
    <SampleSection id="cores" title={texts.colours}>
      <h3 className="sample-label">{texts.themeColours}</h3>
      <ul className="sample-swatches">
        {themeColours.map(([name, style]) => (
          <li key={name}>
            <span className={style} />
            {name}
          </li>
        ))}
      </ul>
      <h3 className="sample-label">{texts.cardColours}</h3>
      <ul className="sample-swatches">
        {tones.map((tone) => (
          <li key={tone}>
            <span className={tone} />
            {tone}
          </li>
        ))}
      </ul>
    </SampleSection>
  );
}

export function ButtonSamples() {
  return (
    <SampleSection id="botoes" title={texts.buttons}>
      <h3 className="sample-label">{texts.asButton}</h3>
      <p className="sample-row">
        <button type="button" className={primaryButton}>
          {texts.primary}
        </button>
        <button type="button" className={quietButton}>
          {texts.quiet}
        </button>
        <button type="button" className={iconButton} aria-label={texts.tips[0]}>
          <Glyph name="search" />
        </button>
        <button type="button" disabled className={primaryButton}>
          {texts.disabled}
        </button>
        <button type="button" disabled className={quietButton}>
          {texts.disabled}
        </button>
      </p>
      <h3 className="sample-label">{texts.asLink}</h3>
      <p className="sample-row">
        <a href={paths.home('br')} className={primaryButton}>
          {texts.primary}
        </a>
        <a href={paths.home('br')} className={quietButton}>
          {texts.quiet}
        </a>
      </p>
    </SampleSection>
  );
}

export function TooltipSamples() {
  const icons = ['search', 'sun', 'shield-check'] as const;
  return (
    <SampleSection id="dicas" title={texts.tooltips}>
      <p className="sample-row">
        {texts.tips.map((tip, place) => (
          <button key={tip} type="button" data-tip="" aria-label={tip} className={iconButton}>
            <Glyph name={icons[place] ?? 'search'} />
          </button>
        ))}
        <button type="button" data-tip={texts.tipText} className={quietButton}>
          {texts.described}
        </button>
      </p>
    </SampleSection>
  );
}
