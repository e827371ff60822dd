import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AdminProduct } from '#contract/commerce/products/products.admin.schemas.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { productName } from '../product-name.ts';
import { ProductBar } from './product-bar.tsx';
import { ProductProvider } from './product-context.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { SaveBoard } from './save-board.ts';

/** A product's facts, and a review and offers in each edition. Whatever is typed stays until it is saved or let go. */
export function ProductEditor({ product }: { product: AdminProduct }) {
  const { productEditor, common } = useTexts();
  const canEdit = useMay('editor');
  const [board] = useState(() => new SaveBoard());
  const [, change] = useUrlParams();
  const show = useCallback(
    (part: 'facts' | Locale) =>
      part === 'facts'
        ? change({ tab: null })
        : change({ tab: 'review', locale: part === fallbackLocale ? null : part }),
    [change],
  );
  const value = useMemo(() => ({ product, board, canEdit, show }), [product, board, canEdit, show]);
  const name = productName(product);
  useEffect(() => {
    document.title = `${name} - ${common.product}`;
  }, [name, common]);
  return (
    <ProductProvider value={value}>
      <div className="product-editor">
        <ProductBar />
        {!canEdit && <Notice tone="info">{productEditor.readOnly}</Notice>}
        {product.archivedAt && <Notice tone="warn">{productEditor.archivedNotice}</Notice>}
        <ProductTabs />
      </div>
    </ProductProvider>
  );
}
