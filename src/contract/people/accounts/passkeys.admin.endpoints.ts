import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { idParams } from '#contract/site/list.schemas.ts';
import { doneSchema } from './account-fields.schemas.ts';
import {
  madePasskeySchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeySchema,
  shownPasskeySchema,
} from './passkeys.schemas.ts';

const own = { access: 'author', cache: 'no-store' } as const;
/** What decides who comes in: only for somebody who has just shown who they are. */
const ways = { ...own, proof: true } as const;
const setUp = { whileUnprotected: true } as const;

/** One's own passkeys, and showing one to confirm who is there. */
export const passkeyEndpoints = defineEndpoints({
  listPasskeys: {
    ...own,
    ...setUp,
    method: 'GET',
    path: '/api/admin/passkeys',
    summary: 'One’s own passkeys, newest first',
    response: passkeyListSchema,
  },
  startPasskey: {
    ...ways,
    ...setUp,
    method: 'POST',
    path: '/api/admin/passkeys/options',
    summary: 'What a browser needs to make a passkey; worth five minutes, and once',
    response: passkeyCreationSchema,
  },
  addPasskey: {
    ...ways,
    ...setUp,
    method: 'POST',
    path: '/api/admin/passkeys',
    summary: 'Keeps a passkey that a browser has made, under the name of where it is',
    body: madePasskeySchema,
    response: passkeySchema,
  },
  renamePasskey: {
    ...own,
    ...setUp,
    method: 'PATCH',
    path: '/api/admin/passkeys/:id',
    summary: 'Gives one’s own passkey another name',
    params: idParams,
    body: passkeyNameSchema,
    response: passkeySchema,
  },
  removePasskey: {
    ...ways,
    method: 'DELETE',
    path: '/api/admin/passkeys/:id',
    summary: 'Forgets a passkey, and ends one’s other sessions',
    params: idParams,
    response: doneSchema,
  },
  startPasskeyConfirmation: {
    ...own,
    ...setUp,
    method: 'POST',
    path: '/api/admin/confirmation/passkey/options',
    summary: 'What a browser needs to ask for one of one’s own passkeys',
    response: passkeyRequestSchema,
  },
  confirmWithPasskey: {
    ...own,
    ...setUp,
    method: 'POST',
    path: '/api/admin/confirmation/passkey',
    summary: 'Shows once more who is at the keyboard, by a passkey',
    body: shownPasskeySchema,
    response: doneSchema,
  },
});
