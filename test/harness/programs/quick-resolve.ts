import { type ResolveFnOutput, registerHooks } from 'node:module';

/*
 * Node reads a package's whole list of exports again for each import of it, and for each file in it. drizzle-orm's has
 * 170 kB and is imported six hundred times: more than half of what a start took. What was found once is remembered here.
 */
const packages = new Map<string, ResolveFnOutput>();
const formats = new Map<string, ResolveFnOutput['format']>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    const isOurs = !parentURL.includes('/node_modules/');
    if (isOurs && /^[@\w][^:]*$/.test(specifier)) {
      const found = packages.get(specifier) ?? next(specifier, context);
      packages.set(specifier, found);
      return { ...found, shortCircuit: true };
    }
    if (isOurs || !/^\..*\.js$/.test(specifier)) return next(specifier, context);
    const url = new URL(specifier, parentURL).href;
    const folder = new URL('..', url).href;
    const format = formats.get(folder);
    if (format) return { url, format, shortCircuit: true };
    const found = next(specifier, context);
    if (found.url === url) formats.set(folder, found.format);
    return found;
  },
});
