import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/site/addresses/paths.ts';
import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useCategoryTexts } from './category-texts.ts';

const NOWHERE = '-';

interface DeleteDialogProps {
  category: AdminCategory;
  all: AdminCategory[];
  onClose: () => void;
}

/** Nothing is left without a home: what is in it goes to another category, and its address with it. */
export function DeleteDialog({ category, all, onClose }: DeleteDialogProps) {
  const categories = useCategoryTexts();
  const { common } = useTexts();
  const client = useQueryClient();
  const { posts, reviews, name } = category;
  const empty = posts.total + reviews === 0;
  const others = all.filter(({ id }) => id !== category.id);
  const [home, setHome] = useState(empty ? NOWHERE : '');
  const heir = others.find(({ id }) => String(id) === home);
  const address = paths.category(category.locale, category.slug);
  const stuck = !empty && others.length === 0;
  async function remove(): Promise<void> {
    if (!empty && !heir) throw new FieldProblem({ moveTo: categories.chooseHome });
    await callApi('DELETE /api/admin/categories/:id', { id: category.id, ...(heir && { moveTo: heir.id }) });
    await client.invalidateQueries({ queryKey: ['/api/admin/categories'] });
    const description =
      heir && !empty ? categories.deletedMovedText(name, heir.name) : categories.deletedText(name);
    toast({ title: categories.deleted, description });
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  const options = others.map((each) => ({ value: String(each.id), label: each.name }));
  return (
    <Dialog
      open
      title={categories.deleteTitle(name)}
      description={empty ? categories.deleteEmpty : categories.deleteContent(posts.total, reviews)}
      onClose={onClose}
    >
      <Form onSend={remove} className="dialog-form">
        <div className="dialog-body">
          {stuck ? (
            <Notice tone="warn">{categories.noOther}</Notice>
          ) : (
            <SelectField
              name="moveTo"
              label={empty ? categories.newHomeEmpty : categories.newHome}
              value={home}
              {...(!home && { shown: categories.chooseHome })}
              options={empty ? [{ value: NOWHERE, label: categories.nowhere }, ...options] : options}
              onChange={setHome}
              hint={
                <span className="wrap-anywhere">
                  {home === NOWHERE
                    ? categories.deleteAddressGone(address)
                    : categories.deleteAddress(address)}
                </span>
              }
            />
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {!stuck && <SubmitButton look="danger-solid">{categories.delete}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
