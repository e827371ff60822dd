import { sampleTexts as texts } from '#i18n/samples.ts';
import { primaryButton } from '#web/shared/ui/button.ts';
import { SampleSection } from './sample-section.tsx';

/** It is sent nowhere. */
export function FormSamples() {
  return (
    <SampleSection id="formularios" title={texts.forms}>
      <form className="sample-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          {texts.name}
          <input type="text" name="name" placeholder={texts.namePlaceholder} className="field" />
        </label>
        <div>
          <label>
            {texts.email}
            <input
              type="text"
              name="email"
              defaultValue={texts.wrongEmail}
              aria-invalid="true"
              aria-describedby="sample-email-error"
              className="field"
            />
          </label>
          <p id="sample-email-error" className="sample-error">
            {texts.emailError}
          </p>
        </div>
        <label>
          {texts.subject}
          <select name="subject" className="field">
            {texts.subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </label>
        <label>
          {texts.message}
          <textarea name="message" rows={3} defaultValue={texts.messageValue} className="field py-2" />
        </label>
        <label className="sample-check">
          <input type="checkbox" name="copy" />
          {texts.agree}
        </label>
        <p>
          <button type="submit" className={primaryButton}>
            {texts.send}
          </button>
        </p>
      </form>
    </SampleSection>
  );
}
