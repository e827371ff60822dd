import { callApi } from '#web/admin/api/call.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { useBoardTexts } from './board-texts.ts';
import { useBoardCall } from './use-board-call.ts';

/** A copy that somebody has looked through says again what its original says. */
export function FollowButton({ id, version, place }: { id: number; version: number; place: string }) {
  const texts = useBoardTexts();
  const { busy, run } = useBoardCall();
  return (
    <Button
      className="btn-small"
      icon="check"
      busy={busy}
      data-tip={texts.isCurrentAbout}
      aria-label={`${texts.isCurrent}: ${place}`}
      onClick={() =>
        void run(
          () => callApi('POST /api/admin/posts/:id/follow', { id, body: { version } }),
          () => ({ title: texts.followed, description: texts.followedText }),
        )
      }
    >
      {texts.isCurrent}
    </Button>
  );
}
