import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { networkSchema } from '../network.schemas.ts';
import {
  deskNetworkSchema,
  networkDeletionSchema,
  networkListSchema,
  networkParams,
  networkSeenSchema,
} from './networks.admin.schemas.ts';

export const adminNetworkEndpoints = defineEndpoints({
  listNetworks: {
    method: 'GET',
    path: '/api/admin/networks',
    summary: 'Every network with its definition: those of the program, and owners’ own',
    access: 'viewer',
    cache: 'no-store',
    response: networkListSchema,
  },
  createNetwork: {
    method: 'POST',
    path: '/api/admin/networks',
    summary: 'A network of one’s own; its examples have to come out as they say',
    access: 'owner',
    cache: 'no-store',
    body: networkSchema,
    response: deskNetworkSchema,
  },
  changeNetwork: {
    method: 'PUT',
    path: '/api/admin/networks/:id',
    summary: 'Another definition for a network; one of the program’s is replaced by an own one',
    access: 'owner',
    cache: 'no-store',
    params: networkParams,
    query: networkSeenSchema,
    body: networkSchema,
    response: deskNetworkSchema,
  },
  deleteNetwork: {
    method: 'DELETE',
    path: '/api/admin/networks/:id',
    summary: 'Takes an own definition away, unless a shop needs it; a ready-made one counts again',
    access: 'owner',
    cache: 'no-store',
    params: networkParams,
    response: networkDeletionSchema,
  },
});
