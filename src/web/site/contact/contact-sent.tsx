import { paths } from '#contract/site/addresses/paths.ts';
import { useLocale } from '#web/shared/page-context.tsx';
import { quietButton } from '#web/shared/ui/button.ts';
import { useContactTexts } from './use-contact-texts.ts';

/** Stands where the form stood; focus moves here, because the button that had it is gone. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const { texts: contact } = useContactTexts();
  const locale = useLocale();
  return (
    <section tabIndex={-1} role="status" className="contact-sent" aria-labelledby="contact-sent">
      <h2 id="contact-sent" className="section-title">
        {contact.sentTitle}
      </h2>
      <p className="mb-6">{contact.sentText}</p>
      <a
        href={paths.staticPage(locale, 'contato')}
        className={quietButton}
        onClick={(event) => {
          event.preventDefault();
          onAnother();
        }}
      >
        {contact.another}
      </a>
    </section>
  );
}
