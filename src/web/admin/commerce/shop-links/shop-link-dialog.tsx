import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShopLinkDetail } from '#contract/commerce/shop-links/shop-links.admin.schemas.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { changesOf, draftOf, retitled } from './shop-link-draft.ts';
import { ShopLinkProduct } from './shop-link-product.tsx';

interface ShopLinkDialogProps {
  /** Without one it is a new one. */
  link: ShopLinkDetail | undefined;
  onClose: () => void;
}

export function ShopLinkDialog({ link, onClose }: ShopLinkDialogProps) {
  const { shopLinks, common } = useTradeTexts();
  const client = useQueryClient();
  // As it was when the window opened: what others change meanwhile is theirs.
  const [before] = useState(() => draftOf(link));
  const [draft, setDraft] = useState(before);
  const changes = changesOf(before, draft);
  const [close, question] = useLeaveQuestion(Object.keys(changes).length > 0, onClose);
  const slug = draft.slug.trim();
  async function save(): Promise<void> {
    if (!link) {
      const { title, url, product } = draft;
      const body = { title, url, productId: product?.id ?? null, ...(slug && { slug }) };
      const made = await callApi('POST /api/admin/shop-links', { body });
      toast({ title: shopLinks.created, description: shopLinks.createdText(paths.shopLink(made.slug)) });
    } else if (Object.keys(changes).length > 0) {
      await callApi('PATCH /api/admin/shop-links/:id', { id: link.id, body: changes });
      toast({ title: shopLinks.saved, description: shopLinks.savedText(draft.title.trim()) });
    }
    await client.invalidateQueries({ queryKey: ['/api/admin/shop-links'] });
    onClose();
  }
  return (
    <Dialog open wide title={link?.title ?? shopLinks.createTitle} onClose={close}>
      <Form onSend={save} className="dialog-form">
        <div className="dialog-body">
          <TextField
            name="title"
            label={shopLinks.name}
            hint={shopLinks.nameHint}
            maxLength={limits.writing.title.max}
            autoComplete="off"
            value={draft.title}
            onChange={({ target }) => setDraft(retitled(draft, target.value, !link))}
          />
          <TextField
            name="url"
            label={shopLinks.url}
            hint={shopLinks.urlHint}
            maxLength={limits.products.urlChars}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            value={draft.url}
            onChange={({ target }) => setDraft({ ...draft, url: target.value })}
          />
          <TextField
            name="slug"
            label={shopLinks.slug}
            maxLength={limits.writing.slug.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.slug}
            onChange={({ target }) => setDraft({ ...draft, slug: target.value.toLowerCase() })}
            hint={
              <>
                <span className="block wrap-anywhere">
                  {slug ? shopLinks.slugPreview(paths.shopLink(slug)) : shopLinks.slugMade}
                </span>
                {link && slug && slug !== link.slug && (
                  <span className="text-warn mt-1 block wrap-anywhere">
                    {shopLinks.oldAddress(paths.shopLink(link.slug))}
                  </span>
                )}
              </>
            }
          />
          <ShopLinkProduct product={draft.product} onChange={(product) => setDraft({ ...draft, product })} />
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          <SubmitButton>{link ? common.save : shopLinks.createAction}</SubmitButton>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
