import { useTexts } from '#web/admin/context/texts.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';

/** While it is being found out who is there, or the code of the first screen arrives. */
export function Splash() {
  const { common } = useTexts();
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner size={28} label={common.loading} />
    </main>
  );
}
