import type { ReactNode } from 'react';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { PageHead } from '#web/shared/head/head.tsx';
import { plainHead } from '#web/shared/head/plain-head.ts';
import { useAddress } from '#web/shared/hooks/use-address.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import { primaryButton, quietButton } from './button.ts';
import { Logo } from './logo.tsx';
import { ShopWindow } from './shop-window.tsx';
import type { Mood } from './window-drawings.ts';

interface NoticeProps {
  mood: Mood;
  title: string;
  message: string;
  children?: ReactNode;
}

/** The address that could not be shown, whichever it is. */
const SAME_ADDRESS = '';

/** A whole page that needs nothing but its words: no data, no connection, no script. */
export function Notice({ mood, title, message, children }: NoticeProps) {
  const { failures } = useDictionary();
  const { pathname } = useAddress();
  const locale = useLocale();
  return (
    <main id="content" className="few-words min-h-dvh gap-4">
      <PageHead head={plainHead} facts={{ title, description: message, pathname }} />
      <Logo siteName={productName} size={40} stacked />
      <ShopWindow mood={mood} />
      <h1>{title}</h1>
      <p className="text-lg text-balance">{message}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {/* A target leaves the link to the browser: the application would follow it, and be where it is. */}
        <a href={SAME_ADDRESS} target="_self" className={primaryButton}>
          {failures.retry}
        </a>
        <a href={paths.home(locale)} target="_self" className={quietButton}>
          {failures.home}
        </a>
      </p>
      {children}
    </main>
  );
}
