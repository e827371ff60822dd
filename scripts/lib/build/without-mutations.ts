import type { Plugin } from 'vite';

const CORE = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/** What a client of queries asks of its mutations, answered by there being none. */
const answers: Record<string, string> = {
  findAll: 'findAll(){return[]}',
  clear: 'clear(){}',
  resumePausedMutations: 'async resumePausedMutations(){}',
};

export const standIn = `export class MutationCache{${Object.values(answers).join('')}}`;

/** What the library's client asks that the stand-in cannot answer; undefined where it asks in another way. */
export function unanswered(clientCode: string): string[] | undefined {
  const asked = [...clientCode.matchAll(/#mutationCache\.(\w+)/g)].map(([, name = '']) => name);
  return asked.length > 0 ? asked.filter((name) => !(name in answers)) : undefined;
}

/**
 * Readers' pages send nothing by TanStack's mutations, but its client always brings them along. What readers load has
 * a stand-in for them; the build fails where that would no longer do.
 */
export const withoutMutations = (): Plugin => ({
  name: 'without-mutations',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: (id) => (CORE.exec(id)?.[1] === 'mutationCache' ? standIn : undefined),
  transform(code, id) {
    if (CORE.exec(id)?.[1] !== 'queryClient') return;
    const missing = unanswered(code);
    if (!missing)
      this.error('QueryClient no longer keeps its mutations as it did: see without-mutations.ts.');
    if (missing.length > 0) this.error(`The stand-in for mutations has no ${missing.join(', ')}.`);
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const parts = new Set(modules.map((id) => CORE.exec(id)?.[1]));
    if (!parts.has('queryClient')) return;
    if (!parts.has('mutationCache'))
      this.error('query-core has no mutationCache.js: see without-mutations.ts.');
    for (const part of ['mutation', 'mutationObserver', 'hydration']) {
      if (parts.has(part)) this.error(`A page uses ${part}.js of query-core, whose mutations are left out.`);
    }
  },
});
