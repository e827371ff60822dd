import './toast.css';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { limits } from '#contract/site/limits.ts';
import { fallbackLocale, languageTags, locales } from '#contract/site/locales.ts';
import type { CommonTexts } from '#i18n/dictionaries/br/common.ts';
import { loadReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import { Glyph } from '#web/shared/ui/glyph.tsx';
import { dismissToast, readToasts, subscribeToToasts, type ToastMessage } from './toast-store.ts';

const hotkey = [limits.toast.hotkey];

function Toaster({ texts }: { texts: CommonTexts }) {
  const messages = useSyncExternalStore(subscribeToToasts, readToasts);
  return (
    <Toast.Provider
      label={texts.notification}
      duration={limits.toast.duration}
      swipeDirection="right"
      swipeThreshold={limits.toast.swipePx}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} close={texts.close} />
      ))}
      <Toast.Viewport hotkey={hotkey} label={`${texts.notifications} ({hotkey})`} className="toasts" />
    </Toast.Provider>
  );
}

function Message({ message, close }: { message: ToastMessage; close: string }) {
  const { id, title, description, variant, duration, action, open } = message;
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      duration={duration}
      className={`toast toast-${variant}`}
    >
      <Glyph name={variant === 'success' ? 'circle-check' : 'triangle-alert'} size={22} />
      <div className="toast-text">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {/* What is read aloud is put together from these texts: title and description are two sentences. */}
        <span className="sr-only">. </span>
        <Toast.Description>{description}</Toast.Description>
        {action && (
          <Toast.Action altText={action.label} className="toast-action" onClick={action.run}>
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className="toast-close" aria-label={close}>
        <Glyph name="x" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** It speaks the page's language, whichever part of the site the page belongs to. */
async function mount(): Promise<void> {
  const { lang } = document.documentElement;
  const locale = locales.find((each) => languageTags[each] === lang) ?? fallbackLocale;
  const { common } = await loadReaderDictionary(locale);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster texts={common} />);
}

let mounted: Promise<void> | undefined;

/** One for the whole page, beside its application: a message outlives a navigation. */
export function mountToaster(): Promise<void> {
  mounted ??= mount();
  return mounted;
}
