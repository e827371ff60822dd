import { useNavigate } from 'react-router';
import { adminRoutes, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** As little as makes a product; the rest is written on its own screen. */
export default function NewProductPage() {
  const { products, common } = useTexts();
  const link = useEditionLink();
  const navigate = useNavigate();
  async function create(data: FormData): Promise<void> {
    const body = {
      brand: textOf(data, 'brand'),
      name: textOf(data, 'name'),
      ean: textOf(data, 'ean') || null,
    };
    const { id } = await callApi('POST /api/admin/products', { body });
    toast({ title: products.created, description: products.createdText });
    await navigate(link(editProductPath(id)));
  }
  return (
    <>
      <PageHeader title={products.newProduct} about={products.createAbout} />
      <Form onSend={create} label={products.newProduct} className="panel flex max-w-form flex-col gap-4 p-4">
        <TextField name="brand" label={products.brand} maxLength={limits.products.brandChars} autoFocus />
        <TextField name="name" label={products.name} maxLength={limits.products.nameChars} />
        <TextField
          name="ean"
          label={products.ean}
          optional={common.optional}
          hint={products.eanHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
        <span className="flex gap-2">
          <SubmitButton>{products.create}</SubmitButton>
          <Button look="ghost" onClick={() => void navigate(link(adminRoutes.products))}>
            {common.cancel}
          </Button>
        </span>
      </Form>
    </>
  );
}
