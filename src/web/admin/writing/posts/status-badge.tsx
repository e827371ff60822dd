import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type { AdminPostRow } from '#contract/writing/posts/posts.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';

const tones: Record<PostStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'ok',
  archived: 'warn',
};

export function StatusBadge({ post }: { post: Pick<AdminPostRow, 'status' | 'trashedAt' | 'handedInAt'> }) {
  const { posts } = useTexts();
  if (post.trashedAt) return <Badge tone="danger">{posts.inTrash}</Badge>;
  if (post.handedInAt) return <Badge tone="info">{posts.handedIn}</Badge>;
  return <Badge tone={tones[post.status]}>{posts.statuses[post.status]}</Badge>;
}
