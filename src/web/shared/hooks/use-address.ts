import { createContext, use } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';

interface Address {
  pathname: string;
  search: string;
}

/** The address, where there is no browser to ask for it. */
export const ServedAddress = createContext<Address | null>(null);

/**
 * The address as it is written, on the server and in the browser. wouter's hooks for pages decode it, and a decoded
 * path or query means something else when it is read again ("%26" becomes "&").
 */
export function useAddress(): Address {
  const served = use(ServedAddress);
  return {
    pathname: usePathname(served ? { ssrPath: served.pathname } : {}),
    search: useSearch(served ? { ssrSearch: served.search } : {}),
  };
}
