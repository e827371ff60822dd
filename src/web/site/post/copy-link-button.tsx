import { useDictionary } from '#web/shared/page-context.tsx';

/** Needs a script, and is not there without one. */
export function CopyLinkButton({ url, className }: { url: string; className: string }) {
  const { post } = useDictionary();
  const copy = async () => {
    const { toast } = await import('#web/shared/ui/toast/toast.ts');
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: post.linkCopied, description: post.linkCopiedHint });
    } catch {
      // No permission, or a page that is not served over https, where there is no clipboard.
      toast({ title: post.copyFailed, description: post.copyFailedHint, variant: 'destructive' });
    }
  };
  return (
    <button type="button" className={`scripted ${className}`} onClick={() => void copy()}>
      {post.copyLink}
    </button>
  );
}
