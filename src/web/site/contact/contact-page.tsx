import './contact.css';
import { paths } from '#contract/site/addresses/paths.ts';
import { EditionHead } from '#web/shared/head/edition-head.tsx';
import { useActiveLocales } from '#web/shared/hooks/use-active-locales.ts';
import type { PageProps } from '#web/shared/lazy-page.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { Breadcrumbs } from '#web/shared/ui/breadcrumbs.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactTexts } from './use-contact-texts.ts';

export default function ContactPage({ search }: PageProps) {
  const { post } = useDictionary();
  const { texts: contact, faq } = useContactTexts();
  const locale = useLocale();
  const active = useActiveLocales();
  const form = useContactForm(search.has(paths.contactSentMark));
  return (
    <>
      <EditionHead
        title={contact.title}
        description={contact.description}
        path={paths.staticPage(locale, 'contato')}
        siblings={active.map((each) => ({ locale: each, path: paths.staticPage(each, 'contato') }))}
      />
      <Breadcrumbs trail={[{ name: post.home, href: paths.home(locale) }]} />
      <h1 className="mt-3">{contact.title}</h1>
      <p className="text-mute max-w-prose mt-4 text-lg">{contact.lead}</p>
      <div className="contact-columns">
        {form.isSent ? <ContactSent onAnother={form.startAgain} /> : <ContactForm form={form} />}
        <section aria-labelledby="faq">
          <h2 id="faq" className="section-title">
            {contact.faq}
          </h2>
          <div className="faq-list">
            {faq.map(({ question, answer }) => (
              <details key={question} name="faq">
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
