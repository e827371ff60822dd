import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { KitButtons } from './kit-buttons.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitList } from './kit-list.tsx';
import { KitStates } from './kit-states.tsx';

/** Every part that screens are made of: to choose from, to look at in both themes, and to test. */
export default function KitPage() {
  const { kit } = useUpkeepTexts();
  return (
    <>
      <PageHeader title={kit.title} about={kit.about} />
      <KitButtons />
      <KitFields />
      <KitStates />
      <KitList />
    </>
  );
}
