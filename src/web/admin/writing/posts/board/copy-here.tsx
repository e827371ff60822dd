import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { PostBoardRow } from '#contract/writing/posts/post-board.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Menu, MenuItem } from '#web/admin/ui/overlay/menu.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { useBoardTexts } from './board-texts.ts';
import { postLink } from './post-link.ts';
import { useBoardCall } from './use-board-call.ts';

/** An empty cell: the article, as a draft, from an edition that has it. */
export function CopyHere({ row, locale, place }: { row: PostBoardRow; locale: Locale; place: string }) {
  const texts = useBoardTexts();
  const nameOf = useEditionNames();
  const navigate = useNavigate();
  const { busy, run } = useBoardCall();
  // Asked twice because an answer was lost, it is copied once.
  const saveId = useRef(crypto.randomUUID());
  const sources = locales.flatMap((from) => {
    const cell = row.editions[from];
    return cell ? [{ from, id: cell.id }] : [];
  });
  const copy = (id: number) =>
    void run(
      () => callApi('POST /api/admin/posts/:id/copy', { id, body: { locale, saveId: saveId.current } }),
      (made) => ({
        title: texts.copied,
        description: texts.copiedText(nameOf(locale)),
        action: { label: texts.openCopy, run: () => void navigate(postLink(made.id, locale)) },
      }),
    );
  const [only] = sources;
  const isOne = sources.length === 1 && only;
  const button = (
    <Button
      className="btn-small"
      icon="copy"
      busy={busy}
      aria-label={`${texts.copyHere}: ${place}`}
      {...(isOne && { onClick: () => copy(only.id) })}
    >
      {texts.copy}
    </Button>
  );
  if (isOne) return button;
  return (
    <Menu align="start" trigger={button}>
      {sources.map(({ from, id }) => (
        <MenuItem key={from} onChoose={() => copy(id)}>
          {flagOf(from, 18)}
          {texts.copyFrom(nameOf(from))}
        </MenuItem>
      ))}
    </Menu>
  );
}
