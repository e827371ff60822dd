import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface PageProps {
  params: Record<string, string>;
  search: URLSearchParams;
}

interface PageModule<P> {
  default: ComponentType<P>;
}

export interface LazyPage<P = PageProps> {
  Page: LazyExoticComponent<ComponentType<P>>;
  preload: () => Promise<PageModule<P>>;
  /** The module's path from the project's root: the key under which the build's manifest knows it. */
  source: string;
}

/** The code of a page did not arrive. */
export class PageLoadError extends Error {}

/** React.lazy suspends once even on a module that is there; a synchronous thenable makes the first render whole. */
export function lazyPage<P extends object = PageProps>(
  source: string,
  load: () => Promise<PageModule<P>>,
): LazyPage<P> {
  let loaded: PageModule<P> | undefined;
  let pending: Promise<PageModule<P>> | undefined;
  const preload = () => {
    pending ??= load().then(
      (module) => {
        loaded = module;
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        throw new PageLoadError(`${source} could not be loaded`, { cause: error });
      },
    );
    return pending;
  };
  const atOnce = (module: PageModule<P>) =>
    // biome-ignore lint/suspicious/noThenProperty: being a thenable is the point, see above
    ({ then: (resolve: (module: PageModule<P>) => void) => resolve(module) }) as Promise<PageModule<P>>;
  return { Page: lazy(() => (loaded ? atOnce(loaded) : preload())), preload, source };
}
