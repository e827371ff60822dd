import type { FastifyReply } from 'fastify';
import { ownLocation } from '#server/lib/own-location.ts';

/** Leads elsewhere on this site. A browser asks again each time: what is not there today may be written tomorrow. */
export const lead = (
  reply: FastifyReply,
  status: 301 | 302 | 303,
  target: string,
  search = '',
): FastifyReply => reply.header('cache-control', 'no-cache').redirect(ownLocation(target, search), status);
