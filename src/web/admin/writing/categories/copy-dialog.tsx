import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useCategoryTexts } from './category-texts.ts';

/** The same category in editions that do not have it yet; each gets a name in its own language. */
export function CopyDialog({ category, onClose }: { category: AdminCategory; onClose: () => void }) {
  const categories = useCategoryTexts();
  const { common } = useTexts();
  const nameOf = useEditionNames();
  const client = useQueryClient();
  const has = new Set<Locale>([category.locale, ...category.siblings.map(({ locale }) => locale)]);
  const missing = locales.filter((locale) => !has.has(locale));
  const [chosen, setChosen] = useState<Locale[]>(missing.length === 1 ? missing : []);
  const [names, setNames] = useState<Partial<Record<Locale, string>>>({});
  async function copy(): Promise<void> {
    const copies = chosen.map((locale) => ({ locale, name: names[locale]?.trim() || category.name }));
    await callApi('POST /api/admin/categories/:id/copies', { id: category.id, body: { copies } });
    await client.invalidateQueries({ queryKey: ['/api/admin/categories'] });
    toast({ title: categories.copied, description: categories.copiedText(chosen.map(nameOf).join(', ')) });
    onClose();
  }
  return (
    <Dialog
      open
      title={categories.copyTitle(category.name)}
      description={categories.copyAbout}
      onClose={onClose}
    >
      <Form onSend={copy} className="dialog-form">
        <div className="dialog-body">
          {missing.map((locale) => {
            const on = chosen.includes(locale);
            return (
              <div key={locale} className="flex flex-col gap-1.5">
                <label className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    className="checkbox"
                    checked={on}
                    onChange={() =>
                      setChosen(on ? chosen.filter((each) => each !== locale) : [...chosen, locale])
                    }
                  />
                  {flagOf(locale, 18)}
                  {nameOf(locale)}
                </label>
                {on && (
                  <input
                    className="input"
                    aria-label={categories.nameIn(nameOf(locale))}
                    maxLength={limits.categoryFields.nameChars}
                    value={names[locale] ?? category.name}
                    onChange={({ target }) => setNames({ ...names, [locale]: target.value })}
                  />
                )}
              </div>
            );
          })}
        </div>
        <div className="dialog-foot items-center">
          {chosen.length === 0 && <p className="text-mute mr-auto text-sm">{categories.copyNone}</p>}
          <Button onClick={onClose}>{common.cancel}</Button>
          {chosen.length > 0 && <SubmitButton>{categories.copyAction}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
