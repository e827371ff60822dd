import type { z } from 'zod';
import { adminEndpoints } from './admin.endpoints.ts';
import { clickEndpoints } from './commerce/clicks/clicks.endpoints.ts';
import { launchEndpoints } from './commerce/launches/launches.endpoints.ts';
import { reviewEndpoints } from './commerce/reviews/reviews.endpoints.ts';
import { shopLinkEndpoints } from './commerce/shop-links/shop-links.endpoints.ts';
import type { Caller } from './people/accounts/caller.ts';
import { messageEndpoints } from './readers/messages/messages.endpoints.ts';
import { redirectEndpoints } from './readers/redirects/redirects.endpoints.ts';
import { searchEndpoints } from './readers/search/search.endpoints.ts';
import { editionEndpoints } from './running/editions/editions.endpoints.ts';
import { settingEndpoints } from './running/settings/settings.endpoints.ts';
import type { Upload, UploadStream } from './site/endpoint.schemas.ts';
import { authorEndpoints } from './writing/authors/authors.endpoints.ts';
import { categoryEndpoints } from './writing/categories/categories.endpoints.ts';
import { postEndpoints } from './writing/posts/posts.endpoints.ts';
import { staticPageEndpoints } from './writing/static-pages/static-pages.endpoints.ts';

/** Every call of the API. Routes, both clients and the OpenAPI page are made from this table. */
export const endpoints = {
  ...adminEndpoints,
  ...authorEndpoints,
  ...categoryEndpoints,
  ...clickEndpoints,
  ...messageEndpoints,
  ...editionEndpoints,
  ...launchEndpoints,
  ...postEndpoints,
  ...redirectEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...settingEndpoints,
  ...shopLinkEndpoints,
  ...staticPageEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type SchemaAt<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : z.ZodUnknown;

/** What a call works with: path and query parameters in one object, a body in `body`, a file in `upload`. */
export type ParsedInput<N extends EndpointName> = z.output<SchemaAt<Endpoints[N], 'params'>> &
  z.output<SchemaAt<Endpoints[N], 'query'>> &
  (Endpoints[N] extends { body: infer B extends z.ZodType } ? { body: z.output<B> } : unknown) &
  (Endpoints[N] extends { upload: { streamed: true } }
    ? { upload: UploadStream }
    : Endpoints[N] extends { upload: object }
      ? { upload: Upload }
      : unknown);
export type CallOutput<N extends EndpointName> = z.output<Endpoints[N]['response']>;

/** The whole API as functions; the server implements it, whoever calls it. */
export type Api = { [N in EndpointName]: (input: ParsedInput<N>, caller: Caller) => Promise<CallOutput<N>> };
