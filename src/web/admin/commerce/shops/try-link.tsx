import { useState } from 'react';
import type { Network } from '#contract/commerce/networks/network.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { type ShopDraft, tryLink } from './shop-draft.ts';
import { useShopTexts } from './shop-texts.ts';

interface TryLinkProps {
  draft: ShopDraft;
  network: Network | undefined;
  locale: Locale;
}

/** What comes out of what is being typed above, before anything is saved. */
export function TryLink({ draft, network, locale }: TryLinkProps) {
  const { shops } = useShopTexts();
  const [address, setAddress] = useState('');
  const tried = tryLink(draft, network, locale, address);
  if (network?.link.kind === 'stored') return <p className="text-mute text-sm">{shops.tryMinted}</p>;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        name="try"
        label={shops.try}
        hint={shops.tryHint}
        maxLength={limits.products.urlChars}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={tried ? 'sample' : undefined} aria-live="polite">
        {tried && 'problem' in tried && <p>{shops.tryProblems[tried.problem]}</p>}
        {tried && 'link' in tried && (
          <>
            <p className="text-mute text-xs font-medium">{network ? shops.tryMade : shops.tryKept}</p>
            <p className="mt-0.5 wrap-anywhere">
              <code className="font-mono text-sm">{tried.link}</code>
            </p>
            {tried.removed.length > 0 && (
              <p className="text-mute mt-1 text-sm">{shops.tryRemoved(tried.removed.join(', '))}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
