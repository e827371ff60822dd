import type { ImportDetail } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { addressOf } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { withParams } from '#web/shared/api/request.ts';
import { useUndoTexts } from './undo-texts.ts';

/** The rows that were refused, as a file that can be mended and sent again. */
export function FetchRefused({ file }: { file: ImportDetail }) {
  const words = useUndoTexts();
  const { language } = useLanguage();
  const { path, params } = addressOf('GET /api/admin/imports/:id/refused', { id: file.id, lang: language });
  return (
    <a
      href={withParams(path, params)}
      download
      className={buttonClass('quiet')}
      data-tip={words.fetchRefusedAbout}
    >
      <Icon of="download" size={16} />
      {words.fetchRefused(file.counts.refused ?? 0)}
    </a>
  );
}
