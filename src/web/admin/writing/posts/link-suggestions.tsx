import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LinkSuggestion } from '#contract/writing/inner-links/inner-links.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useShortcut } from '#web/admin/context/shortcuts.ts';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { useInnerLinkTexts } from '#web/admin/ui/inner-links/inner-link-texts.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useEditing } from './session/session-context.tsx';
import { UnsavedText } from './session/session-state.ts';
import { useSteps } from './use-steps.ts';

const keyOf = ({ target }: LinkSuggestion) => `${target.kind} ${target.id}`;

/** Sentences that could lead to other pages of ours: looked for when somebody asks, accepted with one key. */
export function LinkSuggestions() {
  const texts = useInnerLinkTexts();
  const { session, post, link, goTo } = useEditing();
  const { orSay } = useSteps();
  const [found, setFound] = useState<LinkSuggestion[]>();
  const [busy, setBusy] = useState(false);
  /** Which line shall have the keyboard once it is drawn. */
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused === undefined || !found) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-accept]');
    rows?.[Math.min(focused, rows.length - 1)]?.focus();
    setFocused(undefined);
  }, [focused, found]);

  async function look(): Promise<void> {
    setBusy(true);
    try {
      await session.flush();
      if (session.isDirty) throw new UnsavedText(session.getState().conflict ? 'conflict' : 'unsaved');
      const of = session.getState().post.draft ? 'draft' : 'saved';
      const { items } = await callApi('GET /api/admin/posts/:id/link-suggestions', { id: post.id, of });
      setFound(items);
      setFocused(0);
    } finally {
      setBusy(false);
    }
  }
  const drop = (each: LinkSuggestion, row: number) => {
    setFound((all) => all?.filter((other) => keyOf(other) !== keyOf(each)));
    setFocused(row);
  };
  function accept(each: LinkSuggestion, row: number): void {
    const { block, phrase, target } = each;
    const done = link(block, phrase, target.path);
    toast(
      done
        ? { title: texts.linked(target.title), description: phrase }
        : { title: texts.gone, description: phrase, variant: 'destructive' },
    );
    drop(each, row);
  }
  function move(event: KeyboardEvent, each: LinkSuggestion, row: number): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setFocused(Math.max(0, row + step));
    else if (event.key === 'Delete') drop(each, row);
    else return;
    event.preventDefault();
  }
  useShortcut('mod+j', () => (found?.length ? setFocused(0) : orSay(look())), texts.shortcut);
  return (
    <section aria-label={texts.title} className="panel">
      <div className="panel-head">
        <h2 className="flex-1 text-base">{texts.title}</h2>
      </div>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-mute text-sm">{texts.about}</p>
        <p role="status" className="text-mute text-sm empty:hidden">
          {busy ? texts.looking : found?.length === 0 ? texts.none : ''}
        </p>
        {found && found.length > 0 && (
          <>
            <ul ref={list} className="flex flex-col gap-3">
              {found.map((each, row) => (
                <li key={keyOf(each)} className="flex flex-col gap-1">
                  <button
                    type="button"
                    className="link-button text-left wrap-anywhere"
                    onClick={() => goTo(`content.${each.block}`)}
                  >
                    “{each.phrase}”
                  </button>
                  <span className="text-mute text-sm">
                    {[
                      texts.kinds[each.target.kind],
                      each.by === 'name' && texts.byName,
                      each.sharedProducts && texts.sharedProducts,
                      each.sameCategory && texts.sameCategory,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className="flex items-center gap-2">
                    <span className="min-w-0 flex-1 wrap-anywhere">{each.target.title}</span>
                    <Button
                      data-accept=""
                      aria-label={texts.accept(each.phrase, each.target.title)}
                      onClick={() => accept(each, row)}
                      onKeyDown={(event) => move(event, each, row)}
                    >
                      {texts.acceptShort}
                    </Button>
                    <IconButton
                      label={texts.dismissed(each.target.title)}
                      icon="x"
                      onClick={() => drop(each, row)}
                    />
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-mute text-sm">{texts.keys}</p>
          </>
        )}
        <div>
          <Button icon="link-2" busy={busy} onClick={() => orSay(look())}>
            {found ? texts.lookAgain : texts.look}
          </Button>
        </div>
      </div>
    </section>
  );
}
