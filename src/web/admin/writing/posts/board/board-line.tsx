import { Link } from 'react-router';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { PostBoardCell, PostBoardRow } from '#contract/writing/posts/post-board.admin.schemas.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '#web/admin/ui/icon-names.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useBoardTexts } from './board-texts.ts';
import { CopyHere } from './copy-here.tsx';
import { FollowButton } from './follow-button.tsx';
import { postLink } from './post-link.ts';

const icons: Record<PostBoardCell['status'] | 'missing', DeskIcon> = {
  published: 'circle-check',
  draft: 'pencil-line',
  scheduled: 'calendar-clock',
  archived: 'circle-pause',
  missing: 'circle-dashed',
};

/** By the name that it has in the edition one is in; where that lacks it, in the first that has it. */
function leadOf({ editions }: PostBoardRow, here: Locale) {
  const locale = editions[here] ? here : locales.find((each) => editions[each]);
  const cell = locale && editions[locale];
  return locale && cell ? { locale, cell } : undefined;
}

/** An article and its five cells; on a phone a card. */
export function BoardLine({ row }: { row: PostBoardRow }) {
  const { posts } = useTexts();
  const [here] = useEdition();
  const lead = leadOf(row, here);
  if (!lead) return null;
  const title = lead.cell.title || posts.untitled;
  return (
    <tr className="board-row">
      <th scope="row">
        <Link to={postLink(lead.cell.id, lead.locale)} className="row-handle min-w-0 wrap-anywhere">
          {title}
        </Link>
      </th>
      {locales.map((locale) => (
        <td key={locale} className="board-cell">
          <Cell row={row} locale={locale} title={title} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ row, locale, title }: { row: PostBoardRow; locale: Locale; title: string }) {
  const texts = useBoardTexts();
  const { posts } = useTexts();
  const nameOf = useEditionNames();
  const mayEdit = useMay('editor');
  const cell = row.editions[locale];
  const state = cell?.status ?? 'missing';
  const words = cell ? posts.statuses[cell.status] : texts.missing;
  const place = texts.cell(title, nameOf(locale));
  return (
    <>
      <span className="board-edition">
        {flagOf(locale, 18)}
        {nameOf(locale)}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span className="board-state" data-state={state}>
          <Icon of={icons[state]} size={14} />
          {cell ? (
            <Link to={postLink(cell.id, locale)} aria-label={`${texts.open}: ${place}, ${words}`}>
              {words}
            </Link>
          ) : (
            words
          )}
        </span>
        {cell && <Facts cell={cell} isCopied={isCopied(row, locale)} />}
        {cell?.drift && mayEdit && <FollowButton id={cell.id} version={cell.drift.version} place={place} />}
        {!cell && mayEdit && <CopyHere row={row} locale={locale} place={place} />}
      </span>
    </>
  );
}

const isCopied = ({ editions }: PostBoardRow, locale: Locale): boolean =>
  locales.some((each) => editions[each]?.copiedFrom === locale);

/** When it was touched or will be seen, and how it hangs together with the others. */
function Facts({ cell, isCopied: copied }: { cell: PostBoardCell; isCopied: boolean }) {
  const texts = useBoardTexts();
  const facts = [
    ...(cell.handedInAt ? [texts.handedIn] : []),
    ...(cell.copiedFrom ? [texts.copyOf(cell.copiedFrom.toUpperCase())] : copied ? [texts.original] : []),
  ];
  return (
    <>
      <span className="text-mute text-xs">
        <RelativeTime moment={cell.scheduledFor ?? cell.updatedAt} />
      </span>
      {facts.map((words) => (
        <span key={words} className="text-mute text-xs">
          {words}
        </span>
      ))}
      {cell.drift && (
        <span className="text-warn inline-flex items-center gap-1 text-xs">
          <Icon of="circle-alert" size={14} />
          {texts.drifted}
        </span>
      )}
    </>
  );
}
