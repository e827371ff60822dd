import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useShortcut } from '#web/admin/context/shortcuts.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { productName } from '../product-name.ts';
import { UndecidedConflict } from './form-session.ts';
import { useProduct } from './product-context.tsx';
import { ProductMenu } from './product-menu.tsx';

/** What it is, whether it is saved, and the button that saves all of it. */
export function ProductBar() {
  const texts = useTexts();
  const { productEditor, common } = texts;
  const { product, board, canEdit } = useProduct();
  const { unsaved, busy, safe } = useSyncExternalStore(board.subscribe, board.getState);
  const link = useEditionLink();
  const parts = unsaved.join(', ');
  const dirty = unsaved.length > 0;

  async function save(): Promise<void> {
    if (!canEdit || !dirty) return;
    try {
      const { seen, unseen, others } = await board.saveAll();
      const sentences = [
        seen.length > 0 && productEditor.savedText(seen.join(', ')),
        unseen.length > 0 && productEditor.savedUnseen(unseen.join(', ')),
        others.length > 0 && `${others.join(', ')}.`,
      ];
      toast({ title: productEditor.saved, description: sentences.filter(Boolean).join(' ') });
    } catch (error) {
      const isUndecided = error instanceof UndecidedConflict;
      const description = isUndecided ? productEditor.undecided : explainFailure(error, texts).message;
      toast({ title: productEditor.notSaved, description, variant: 'destructive' });
    }
  }
  useShortcut('mod+s', () => void save(), productEditor.saveShortcut);
  const state = busy ? productEditor.saving : dirty ? productEditor.unsaved(parts) : productEditor.allSaved;
  const kept = dirty && safe && !busy;
  return (
    <header className="product-bar">
      <Link to={link(adminRoutes.products)} className="btn btn-ghost -ml-3">
        <Icon of="arrow-left" size={16} />
        {productEditor.back}
      </Link>
      <h1 className="min-w-0 flex-1 truncate text-lg max-sm:order-3 max-sm:basis-24">
        {productName(product)}
      </h1>
      <p
        className="text-mute flex min-w-0 items-center gap-1.5 text-sm max-sm:order-2 max-sm:basis-3/5 max-sm:grow max-sm:justify-end"
        data-save={dirty ? 'unsaved' : 'saved'}
      >
        <Icon of={busy ? 'loader-circle' : dirty ? 'pencil-line' : 'check'} size={14} />
        <span className="truncate">{state}</span>
        {kept && <span className="shrink-0">· {productEditor.keptApart}</span>}
      </p>
      <span className="flex items-center gap-2 max-sm:order-4">
        {canEdit && (
          <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void save()}>
            {common.save}
          </Button>
        )}
        {canEdit && <ProductMenu />}
      </span>
    </header>
  );
}
