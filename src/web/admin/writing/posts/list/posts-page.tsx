import { useState } from 'react';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { useNewPost } from '#web/admin/ui/use-new-post.ts';
import { PostsFilters } from './posts-filters.tsx';
import { PostsTable } from './posts-table.tsx';

export default function PostsPage() {
  const { posts } = useTexts();
  const mayEdit = useMay('writer');
  return (
    <>
      <PageHeader title={posts.title} about={posts.about} action={mayEdit && <NewPostButton />} />
      <PostsFilters />
      <PostsTable />
    </>
  );
}

function NewPostButton() {
  const { posts } = useTexts();
  const newPost = useNewPost();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      look="primary"
      icon="plus"
      busy={busy}
      onClick={async () => {
        setBusy(true);
        await newPost();
        setBusy(false);
      }}
    >
      {posts.newPost}
    </Button>
  );
}
