import type { Api } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';

const owner: Caller = {
  locale: 'br',
  address: '',
  headers: new Headers(),
  cookies: [],
  actor: { id: 'bench', name: 'Bench', role: 'owner', sessionId: 'bench', proven: true },
};

/** The overview and every list of the desk, each as its screen asks for it first and as people narrow it. */
export function deskCalls(api: Api): Record<string, () => Promise<unknown>> {
  const posts = (query: object) => () =>
    api.listAdminPosts(
      { sort: 'updated', limit: 50, ...query } as Parameters<Api['listAdminPosts']>[0],
      owner,
    );
  const board = (query: object) => () => api.listPostBoard(query, owner);
  return {
    'overview, one edition': () => api.getOverview({ locale: 'br' }, owner),
    'overview, all editions': () => api.getOverview({}, owner),
    'overview, money': () => api.getOverviewMoney({}, owner),
    'articles of one edition': posts({ locale: 'br' }),
    'articles, drafts': posts({ locale: 'br', status: 'draft' }),
    'articles, scheduled': posts({ locale: 'br', status: 'scheduled' }),
    'articles, archived': posts({ locale: 'br', status: 'archived' }),
    'articles, trash': posts({ locale: 'br', status: 'trash' }),
    'articles by title': posts({ locale: 'br', sort: 'title' }),
    'articles by publication': posts({ locale: 'br', sort: 'published' }),
    'articles by schedule': posts({ locale: 'br', sort: 'scheduled' }),
    'articles of a rare category': posts({ locale: 'br', categoryId: 14 }),
    'articles of one author': posts({ locale: 'br', author: 'Nobody' }),
    'articles that Italy lacks': posts({ missing: 'it' }),
    'articles, a common word': posts({ locale: 'br', q: 'melhor' }),
    'articles, a rare word': posts({ locale: 'br', q: 'xilofone' }),
    'articles, two letters': posts({ locale: 'br', q: 'tv' }),
    'board of articles': board({}),
    'board, drafts': board({ state: 'draft' }),
    'board, scheduled in Italy': board({ state: 'scheduled', edition: 'it' }),
    'board, published': board({ state: 'published' }),
    'board, lacking in Italy': board({ state: 'missing', edition: 'it' }),
    'board, lacking anywhere': board({ state: 'missing' }),
    'board, original changed': board({ state: 'drifted' }),
    'board, a rare category': board({ categoryId: 14 }),
    'board, a common category': board({ categoryId: 1 }),
    'board, a common word': board({ q: 'melhor' }),
    'board, a rare word': board({ q: 'xilofone' }),
    'board, a word and a state': board({ q: 'melhor', state: 'draft', edition: 'br' }),
    categories: () => api.listAdminCategories({ locale: 'br' }, owner),
    pictures: () => api.listMedia({} as Parameters<Api['listMedia']>[0], owner),
    messages: () => api.listMessages({} as Parameters<Api['listMessages']>[0], owner),
    products: () => api.listAdminProducts({}, owner),
    'board of products': () => api.listParity({}, owner),
    reviews: () => api.listAdminReviews({}, owner),
    clicks: () => api.getClickReport({ days: 30, by: 'day', visitor: 'person' }, owner),
    'price runs': () => api.listPriceRuns({}, owner),
    'launch days': () => api.listLaunchDays({ locale: 'br' } as Parameters<Api['listLaunchDays']>[0], owner),
    'shop links': () => api.listShopLinks({}, owner),
    links: () => api.listLinks({} as Parameters<Api['listLinks']>[0], owner),
    imports: () => api.listImports({}, owner),
    redirects: () => api.listRedirects({}, owner),
    crawlers: () => api.summarizeCrawlers({} as Parameters<Api['summarizeCrawlers']>[0], owner),
    jobs: () => api.listJobs({}, owner),
    'rendered pages': () => api.listRenderedPages({}, owner),
    'rendered pages, figures': () => api.getRenderedPagesOverview({}, owner),
    people: () => api.listUsers({}, owner),
    log: () => api.listAudit({}, owner),
    replacements: () => api.listReplacements({}, owner),
    'what the palette finds': () => api.findAtDesk({ q: 'melhor' }, owner),
  };
}
