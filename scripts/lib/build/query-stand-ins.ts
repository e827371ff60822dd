import type { Plugin } from 'vite';

const CORE = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](\w+)\.js$/;

/** What a client of queries asks of its mutations, answered by there being none. */
const answers: Record<string, string> = {
  findAll: 'findAll(){return[]}',
  clear: 'clear(){}',
  resumePausedMutations: 'async resumePausedMutations(){}',
};

export const standIn = `export class MutationCache{${Object.values(answers).join('')}}`;

/** Nothing is asked again because somebody comes back to a window, so nobody has to know whether it is looked at. */
const focus = {
  isFocused: 'isFocused(){return true}',
  subscribe: 'subscribe(){return()=>{}}',
};

/** By the name of the library's file. Timers are the browser's own: nobody gives others. */
export const standIns: Record<string, string> = {
  mutationCache: standIn,
  focusManager: `export class FocusManager{${Object.values(focus).join('')}}export const focusManager=new FocusManager`,
  timeoutManager: `export class TimeoutManager{}export const defaultTimeoutProvider={},systemSetTimeoutZero=f=>setTimeout(f),timeoutManager={setTimeout:(f,ms)=>setTimeout(f,ms),clearTimeout:t=>clearTimeout(t),setInterval:(f,ms)=>setInterval(f,ms),clearInterval:t=>clearInterval(t)}`,
};

/** What the library asks of the stand-ins for focus and timers that they cannot answer. */
export const unansweredIn = (code: string): string[] =>
  [...code.matchAll(/\b(focusManager|timeoutManager)\.(\w+)\(/g)].flatMap(([, manager = '', name = '']) => {
    const given = standIns[manager] ?? '';
    return given.includes(`${name}(`) || given.includes(`${name}:`) ? [] : [`${manager}.${name}`];
  });

/** What the library's client asks that the stand-in cannot answer; undefined where it asks in another way. */
export function unanswered(clientCode: string): string[] | undefined {
  const asked = [...clientCode.matchAll(/#mutationCache\.(\w+)/g)].map(([, name = '']) => name);
  return asked.length > 0 ? asked.filter((name) => !(name in answers)) : undefined;
}

/**
 * Readers' pages send nothing by TanStack's mutations and ask nothing again when a window is come back to, but its
 * client always brings both along. What readers load has stand-ins for them; the build fails where they would not do.
 */
export const queryStandIns = (): Plugin => ({
  name: 'query-stand-ins',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: (id) => standIns[CORE.exec(id)?.[1] ?? ''],
  transform(code, id) {
    const file = CORE.exec(id)?.[1];
    if (file && !(file in standIns)) {
      const unknown = unansweredIn(code);
      if (unknown.length > 0) this.error(`The stand-ins of query-core have no ${unknown.join(', ')}.`);
    }
    if (CORE.exec(id)?.[1] !== 'queryClient') return;
    const missing = unanswered(code);
    if (!missing) this.error('QueryClient no longer keeps its mutations as it did: see query-stand-ins.ts.');
    if (missing.length > 0) this.error(`The stand-in for mutations has no ${missing.join(', ')}.`);
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const parts = new Set(modules.map((id) => CORE.exec(id)?.[1]));
    if (!parts.has('queryClient')) return;
    if (!parts.has('mutationCache'))
      this.error('query-core has no mutationCache.js: see query-stand-ins.ts.');
    for (const part of ['mutation', 'mutationObserver', 'hydration']) {
      if (parts.has(part)) this.error(`A page uses ${part}.js of query-core, whose mutations are left out.`);
    }
  },
});
