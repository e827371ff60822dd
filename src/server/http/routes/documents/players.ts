import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { playerFrame } from '#contract/writing/content/embed-players.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { escapeHtml } from '#server/lib/html.ts';

const DAY = 'public, max-age=86400';

const style = 'html,body,iframe{display:block;margin:0;border:0;width:100%;height:100%;background:#1c1815}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Of what stands before a player: the same by day and by night, as a screen that is off is. */
const coverStyles = `html,body{height:100%;margin:0}
body{background:#1c1815;font:1rem/1.4 system-ui,sans-serif}
a{position:relative;display:flex;align-items:flex-end;height:100%;overflow:hidden;color:#fff;text-decoration:none}
picture,img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.words{position:relative;display:grid;gap:.5rem;justify-items:start;box-sizing:border-box;width:100%;padding:3rem 1rem 1rem;background:linear-gradient(transparent,#000d 45%)}
strong{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:1.125rem;line-height:1.3}
.play{border-radius:.25rem;padding:.625rem 1rem;background:#fff;color:#1c1815;font-weight:600}
.play::before{content:"▶";content:"▶"/"";margin-right:.5rem}
a:hover .play{background:#f3e6dc}
small{font-size:.875rem}
a:focus-visible{outline:0}
a:focus-visible .play{outline:3px solid #fff;outline-offset:3px}
@media (max-height:14rem){.words{padding-top:1.5rem}strong{-webkit-line-clamp:1;font-size:1rem}}
@media (max-height:14rem) and (max-width:24rem){small{display:none}}
`;

/**
 * Other sites' players, each in a document of ours that may show that one frame and nothing else: so no article has to
 * be allowed to, whichever page of the site its reader came in by. Only our own pages may show these.
 */
export async function playerRoutes(app: FastifyInstance): Promise<void> {
  app.get(otherPaths.playerStyles(), { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', DAY).send(coverStyles),
  );
  app.get<{ Params: { key: string; '*': string } }>(
    otherPaths.player(':key', '*'),
    { schema: { hide: true } },
    async (request, reply) => {
      const player = playerFrame(request.params.key, request.params['*']);
      if (!player) return sendNotFound(request, reply);
      const { origin } = new URL(player.frame);
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': DAY,
          'x-robots-tag': 'noindex',
          'content-security-policy': `default-src 'none'; frame-src ${origin}; style-src 'sha256-${styleHash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
        })
        .send(
          `<!DOCTYPE html><html lang="zxx"><head><meta charset="utf-8"><title>${player.name}</title><style>${style}</style></head><body><iframe title="${player.name}" src="${escapeHtml(player.frame)}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe></body></html>`,
        );
    },
  );
}
