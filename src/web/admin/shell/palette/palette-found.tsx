import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useNavigate } from 'react-router';
import type { DeskFind } from '#contract/running/desk-search/desk-search.admin.schemas.ts';
import { adminRoutes, editPostPath, editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEdition, useEditionLink } from '#web/admin/context/edition.ts';
import { useReachable } from '#web/admin/context/reachable.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '#web/admin/ui/icon-names.ts';
import { useDebounced } from '#web/shared/hooks/use-debounced.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { Entry, FOUND } from './palette-entry.tsx';

const REST_MS = 150;
const kinds = ['post', 'product', 'category', 'author', 'person'] as const;
const icons: Record<DeskFind['kind'], DeskIcon> = {
  post: 'file-text',
  product: 'package',
  category: 'folder-tree',
  author: 'pen-line',
  person: 'users-round',
};
/** Where such a thing is worked on; whoever cannot go there is not offered it. */
const routes = {
  post: adminRoutes.posts,
  product: adminRoutes.products,
  category: adminRoutes.categories,
  author: adminRoutes.authors,
  person: adminRoutes.people,
} as const;

/** What the database has of what is typed; busy until the answer to just that is there, and what stands there still moves. */
export function useFound(typed: string): { items: DeskFind[]; isBusy: boolean } {
  const [edition] = useEdition();
  const wanted = typed.trim();
  const q = useDebounced(wanted, REST_MS);
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...apiQuery('GET /api/admin/find', { q, locale: edition }),
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const isBusy = wanted !== '' && (q !== wanted || isPlaceholderData || isFetching);
  return { items: wanted === '' ? [] : (data?.items ?? []), isBusy };
}

/** Posts in every state, products, categories and people, wherever they are worked on. */
export function FoundThings({ items, onChoose }: { items: DeskFind[]; onChoose: () => void }) {
  const texts = useTexts();
  const { shell } = texts;
  const [edition] = useEdition();
  const link = useEditionLink();
  const navigate = useNavigate();
  const reachable = useReachable();
  const go = (find: DeskFind) => {
    onChoose();
    if (find.kind === 'post') return navigate(link(editPostPath(find.id)));
    if (find.kind === 'product') return navigate(link(editProductPath(find.id)));
    if (find.kind === 'category') return navigate(link(adminRoutes.posts, { category: String(find.id) }));
    if (find.kind === 'author') return navigate(link(adminRoutes.authors, { author: String(find.id) }));
    return navigate(link(adminRoutes.people, { person: find.id }));
  };
  const noteOf = (find: DeskFind) => {
    if (find.kind === 'post') {
      const state = texts.posts.statuses[find.status];
      return (
        <>
          {state}
          {find.locale !== edition && flagOf(find.locale, 16)}
        </>
      );
    }
    return find.kind === 'person' ? texts.roles[find.role].name : undefined;
  };
  return kinds.map((kind) => {
    const found = reachable(routes[kind]) ? items.filter((find) => find.kind === kind) : [];
    return (
      found.length > 0 && (
        <Command.Group key={kind} heading={shell.found[kind]}>
          {found.map((find) => (
            <Entry
              key={find.id}
              id={`${kind} ${find.id}`}
              name={find.title}
              icon={<Icon of={icons[kind]} size={16} />}
              note={noteOf(find)}
              keywords={FOUND}
              onChoose={() => void go(find)}
            />
          ))}
        </Command.Group>
      )
    );
  });
}
