import type { LeftPlace } from '#contract/writing/replacements/replacements.admin.schemas.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';

/** What stayed as it was, each with its reason. */
export function LeftPlaces({ left }: { left: LeftPlace[] }) {
  const { replace } = useUpkeepTexts();
  if (left.length === 0) return null;
  return (
    <div role="alert">
      <Notice tone="warn">
        <p className="font-medium">{replace.leftTitle(left.length)}</p>
        <ul className="mt-1">
          {left.map(({ kind, id, field, title, reason }) => (
            <li key={`${kind} ${id} ${field}`} className="wrap-anywhere">
              {title || `${replace.oneOf[kind]} ${id}`} ({replace.fields[field]}): {replace.reasons[reason]}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
