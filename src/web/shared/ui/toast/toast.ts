import { limits } from '#contract/site/limits.ts';
import { addToast, dismissToast, type ToastMessage } from './toast-store.ts';

type Toast = Pick<ToastMessage, 'title' | 'description'> &
  Partial<Pick<ToastMessage, 'variant' | 'duration' | 'action'>>;

/**
 * Tells a person what came of what they did. What draws it is loaded with the first message: readers who
 * never see one never load it.
 */
export function toast({ variant = 'success', duration = limits.toast.duration, ...texts }: Toast) {
  const id = addToast({ ...texts, variant, duration });
  // Without a connection there is nothing to draw it with; the next message tries again.
  import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    () => dismissToast(id),
  );
  return { dismiss: () => dismissToast(id) };
}
