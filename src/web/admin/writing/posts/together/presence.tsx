import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { Avatar } from '#web/admin/ui/avatar.tsx';
import { useEditing } from '../session/session-context.tsx';
import { useTogetherTexts } from './together-texts.ts';

/** Who else has this post open. A window that nobody looks at says nothing, and is forgotten after a while. */
export function Presence() {
  const words = useTogetherTexts();
  const { post } = useEditing();
  const { data } = useQuery({
    queryKey: ['presence', post.id],
    queryFn: () => callApi('POST /api/admin/posts/:id/presence', { id: post.id }),
    refetchInterval: limits.writing.presence.every,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const others = data?.others ?? [];
  return (
    <span aria-live="polite" className="flex items-center">
      {others.length > 0 && (
        <span
          className="flex items-center gap-1"
          title={words.here(others.map(({ name }) => name).join(', '))}
        >
          {others.slice(0, 3).map(({ name }) => (
            <Avatar key={name} name={name} size={24} />
          ))}
          <span className="sr-only">{words.here(others.map(({ name }) => name).join(', '))}</span>
        </span>
      )}
    </span>
  );
}
