import type { AdminProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextHistory } from '#web/admin/ui/kept-texts/text-history.tsx';
import type { FactsFields } from './facts-fields.ts';
import { useProduct } from './product-context.tsx';
import type { ShownForm } from './use-form-session.ts';

interface FactsHistoryProps {
  shown: ShownForm<AdminProduct, FactsFields>;
  words: (fields: FactsFields, name: keyof FactsFields) => string;
  onClose: () => void;
}

export function FactsHistory({ shown, words, onClose }: FactsHistoryProps) {
  const { productEditor } = useTexts();
  const { canEdit } = useProduct();
  const { session, record, form } = shown;
  return (
    <TextHistory
      place={{ subject: 'product', id: record.id }}
      form={form}
      formOf={(fields) => session.formOf({ ...record, ...fields } as AdminProduct)}
      labels={productEditor.fieldNames}
      words={words}
      canEdit={canEdit}
      onPutBack={(fields) => session.putBack(fields)}
      onClose={onClose}
    />
  );
}
