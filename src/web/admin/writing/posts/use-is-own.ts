import { useMe } from '#web/admin/context/me.tsx';

/** Whether what stands in the way was saved by the same person, in another tab or on another device. */
export function useIsOwn(saved: { updatedBy: string } | undefined): boolean {
  const { name } = useMe();
  return saved?.updatedBy === name;
}
