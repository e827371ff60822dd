import { useState } from 'react';
import type { LinkLine } from '#contract/writing/links/links.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { IconButton } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { undoable } from '#web/admin/ui/feedback/undoable.ts';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useLinkTexts } from './link-texts.ts';
import { useReloadLinks } from './use-reload-links.ts';

interface LinkMenuProps {
  link: Pick<LinkLine, 'id' | 'url' | 'state'>;
  name: string;
}

/** Asks at once, or never again; the second can be taken back. */
export function LinkMenu({ link: { id, url, state }, name }: LinkMenuProps) {
  const texts = useTexts();
  const { table, common } = texts;
  const links = useLinkTexts();
  const reload = useReloadLinks();
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  async function setExcluded(excluded: boolean): Promise<void> {
    await callApi('PATCH /api/admin/links/:id', { id, body: { excluded } });
    await reload();
  }
  async function checkNow(): Promise<void> {
    const found = await callApi('POST /api/admin/links/:id/check', { id });
    await reload();
    toast({ title: links.checkedNow, description: links.stateTexts[found.state] });
  }
  const exclude = () =>
    run(async () => {
      await setExcluded(true);
      undoable(texts, {
        title: links.excluded,
        description: links.excludedText(url),
        undo: () => setExcluded(false),
      });
    });
  const include = () =>
    run(async () => {
      await setExcluded(false);
      toast({ title: links.included, description: links.includedText(url) });
    });
  return (
    <Menu trigger={<IconButton label={table.actionsFor(name)} icon="ellipsis" busy={busy} />}>
      <MenuItem icon="refresh-cw" onChoose={() => void run(checkNow)}>
        {links.checkNow}
      </MenuItem>
      {state === 'excluded' ? (
        <MenuItem icon="undo-2" onChoose={() => void include()}>
          {links.include}
        </MenuItem>
      ) : (
        <MenuItem icon="eye-off" onChoose={() => void exclude()}>
          {links.exclude}
        </MenuItem>
      )}
    </Menu>
  );
}
