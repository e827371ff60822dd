import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';

/** A screen that broke, or whose code did not arrive; the navigation around it still works. */
export function ScreenError() {
  const { shell, common } = useTexts();
  return (
    <div className="empty my-auto" role="alert">
      <Icon of="circle-x" size={32} />
      <h1>{shell.broken}</h1>
      <p className="text-mute">{shell.brokenText}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {common.reload}
      </Button>
    </div>
  );
}
