import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface PageProps {
  params: Record<string, string>;
  search: URLSearchParams;
}

interface PageModule {
  default: ComponentType<PageProps>;
}

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType<PageProps>>;
  preload: () => Promise<PageModule>;
  /** The module's path from the project's root: the key under which the build's manifest knows it. */
  source: string;
}

/** The code of a page did not arrive. */
export class PageLoadError extends Error {}

/** React.lazy suspends once even on a module that is there; a synchronous thenable makes the first render whole. */
export function lazyPage(source: string, load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
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
  const atOnce = (module: PageModule) =>
    // biome-ignore lint/suspicious/noThenProperty: being a thenable is the point, see above
    ({ then: (resolve: (module: PageModule) => void) => resolve(module) }) as Promise<PageModule>;
  return { Page: lazy(() => (loaded ? atOnce(loaded) : preload())), preload, source };
}
