import { useState } from 'react';
import { Link } from 'react-router';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { productName } from '../product-name.ts';
import { ProductChoice } from '../uses/product-choice.tsx';
import { useProduct } from './product-context.tsx';

interface SuccessorFieldProps {
  id: number | null;
  problem: string | undefined;
  onChange: (id: number | null) => void;
}

/** What its maker sells in its place: links that fail are led there, and texts that show the old one are listed to be renewed. */
export function SuccessorField({ id, problem, onChange }: SuccessorFieldProps) {
  const { productEditor, common } = useTexts();
  const { product, canEdit } = useProduct();
  const [choosing, setChoosing] = useState(false);
  const [named, setNamed] = useState(product.successor);
  const chosen = [named, product.successor].find((each) => each?.id === id);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">
        {productEditor.successor} <span className="text-mute font-normal">({common.optional})</span>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {id !== null && (
          <Link to={editProductPath(id)} className="min-w-0 underline wrap-anywhere">
            {chosen ? productName(chosen) : `#${id}`}
          </Link>
        )}
        {canEdit && (
          <Button onClick={() => setChoosing(true)}>
            {id === null ? productEditor.chooseSuccessor : productEditor.otherProduct}
          </Button>
        )}
        {canEdit && id !== null && (
          <Button look="ghost" onClick={() => onChange(null)}>
            {productEditor.noSuccessor}
          </Button>
        )}
      </div>
      {problem ? (
        <p className="field-problem">{problem}</p>
      ) : (
        <p className="text-mute text-sm">{productEditor.successorHint}</p>
      )}
      {choosing && (
        <Dialog
          open
          onClose={() => setChoosing(false)}
          title={productEditor.successorTitle(productName(product))}
          description={productEditor.successorHint}
        >
          <div className="dialog-body">
            <ProductChoice
              label={productEditor.searchProduct}
              except={product.id}
              onChoose={(other) => {
                setNamed(other);
                onChange(other.id);
                setChoosing(false);
              }}
            />
          </div>
        </Dialog>
      )}
    </fieldset>
  );
}
