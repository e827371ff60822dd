import { MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useMergeTexts } from './merge-texts.ts';

export type MergeChoice = 'merge' | 'split';

/** What is typed and not saved would be of a product that is no longer as it was. */
export function MergeItems({
  unsaved,
  onChoose,
}: {
  unsaved: boolean;
  onChoose: (choice: MergeChoice) => void;
}) {
  const words = useMergeTexts();
  const choose = (choice: MergeChoice) => () =>
    unsaved ? toast({ title: words.saveFirst, description: words.saveFirstText }) : onChoose(choice);
  return (
    <>
      <MenuItem icon="package-plus" onChoose={choose('merge')}>
        {words.merge}
      </MenuItem>
      <MenuItem icon="package-open" onChoose={choose('split')}>
        {words.split}
      </MenuItem>
    </>
  );
}
