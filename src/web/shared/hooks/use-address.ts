import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/**
 * The address as it is written, on the server and in the browser. wouter's own hooks decode it, and a decoded
 * path or query means something else when it is read again ("%26" becomes "&").
 */
export function useAddress(): { pathname: string; search: string } {
  const { ssrPath, ssrSearch } = useRouter();
  return {
    pathname: usePathname(ssrPath === undefined ? {} : { ssrPath }),
    search: useSearch(ssrSearch === undefined ? {} : { ssrSearch }),
  };
}
