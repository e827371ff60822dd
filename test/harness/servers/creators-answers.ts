import type { ServerResponse } from 'node:http';

export interface Asked {
  asins: string[];
  marketplace: string;
  partnerTag: string;
}

/** How one request is answered. */
export type Answer = (response: ServerResponse, asked: Asked) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const html =
  (status: number, text = '<!doctype html><title>Sorry</title>'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(text);
  };

export const throttled = (headers: Record<string, string> = {}, more: object = {}): Answer =>
  json(429, { type: 'ThrottleException', message: 'Too many requests', ...more }, headers);

export const expired = json(401, { type: 'UnauthorizedException', reason: 'TokenExpired' });
export const notEligible = json(403, { type: 'AccessDeniedException', reason: 'AssociateNotEligible' });
export const wrongTag = json(400, {
  type: 'ValidationException',
  reason: 'InvalidPartnerTag',
  fieldList: [{ name: 'partnerTag', message: 'not yours' }],
});

/** Never a header. */
export const silence: Answer = () => {};
/** A byte now and then, and never an end. */
export const trickle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
export const reset: Answer = (response) => void response.socket?.destroy();
export const resetInBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"itemsResult":', () => response.socket?.destroy());
};
/** As much as is read of it. */
export const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = 'x'.repeat(65_536);
  const more = () => {
    while (response.writable && response.write(chunk));
  };
  response.on('drain', more);
  more();
};

/** An item as the service sends it: new, featured, in stock, at this price. */
export function item(
  asin: string,
  amount: unknown,
  { currency = 'BRL', ...listing }: Record<string, unknown> = {},
) {
  return {
    asin,
    itemInfo: { title: { displayValue: `Item ${asin}` } },
    offersV2: {
      listings: [
        {
          price: { money: { amount, currency, displayAmount: 'not to be read' } },
          availability: { type: 'IN_STOCK' },
          condition: { value: 'New' },
          isBuyBoxWinner: true,
          ...listing,
        },
      ],
    },
  };
}

export const itemWith = (asin: string, ...listings: Record<string, unknown>[]) => ({
  asin,
  offersV2: {
    listings: listings.map(({ amount = 10, ...listing }) => ({
      price: { money: { amount, currency: 'BRL' } },
      availability: { type: 'IN_STOCK' },
      condition: { value: 'New' },
      isBuyBoxWinner: false,
      ...listing,
    })),
  },
});
