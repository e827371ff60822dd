import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CredentialVersion } from '#contract/commerce/marketplaces/amazon-credentials.ts';
import type { CreatorsAddresses } from '#server/domain/commerce/marketplaces/amazon/creators-api/credentials.ts';
import { type Answer, type Asked, json } from './creators-answers.ts';

interface Call extends Asked {
  authorization: string;
  at: number;
}

const marketplaces = /^www\.amazon\.(com|com\.br|com\.mx|it|es)$/;
const versions: CredentialVersion[] = ['2.1', '2.2', '3.1', '3.2'];

/** What the token endpoint of a generation takes: nothing else gets a token. */
function tokenFields(request: IncomingMessage, body: string, version: string): Record<string, unknown> {
  const type = request.headers['content-type'] ?? '';
  if (version.startsWith('2')) {
    return type.startsWith('application/x-www-form-urlencoded')
      ? Object.fromEntries(new URLSearchParams(body))
      : {};
  }
  return type.startsWith('application/json') ? JSON.parse(body) : {};
}

/** A server on this machine that speaks Amazon's Creators API as it is documented, and misbehaves when asked to. */
export async function startCreatorsApi({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  const items = new Map<string, unknown>();
  const calls: Call[] = [];
  const answers: Answer[] = [];
  const tokenAnswers: Answer[] = [];
  const state = {
    tokenCalls: 0,
    valid: '',
    always: undefined as Answer | undefined,
    secret: 'amzn1.oa2-cs.v1.secret',
  };

  const nothingAsked = { asins: [], marketplace: '', partnerTag: '' };

  async function answerToken(request: IncomingMessage, response: ServerResponse, version: string) {
    state.tokenCalls += 1;
    const given = tokenFields(request, await text(request), version);
    const special = tokenAnswers.shift();
    if (special) return special(response, nothingAsked);
    const scope = version.startsWith('2') ? 'creatorsapi/default' : 'creatorsapi::default';
    const right =
      given.grant_type === 'client_credentials' &&
      given.client_secret === state.secret &&
      given.scope === scope &&
      typeof given.client_id === 'string';
    if (!right) return json(401, { error: 'invalid_client' })(response, nothingAsked);
    state.valid = `Atc|token-${state.tokenCalls}`;
    const token = { access_token: state.valid, token_type: 'bearer', expires_in: 3600 };
    json(200, token)(response, nothingAsked);
  }

  function refusal(request: IncomingMessage, body: Record<string, unknown>): Answer | undefined {
    const header = request.headers.authorization ?? '';
    const [, token, version] = /^Bearer ([^,]+)(?:, Version (2\.[12]))?$/.exec(header) ?? [];
    const isOld = state.valid !== '' && usedVersion.startsWith('2');
    if (token !== state.valid || (version !== undefined) !== isOld) {
      return json(401, { type: 'UnauthorizedException', reason: 'InvalidToken' });
    }
    const invalid = (name: string) =>
      json(400, {
        type: 'ValidationException',
        message: 'Invalid',
        reason: 'FieldValidationFailed',
        fieldList: [{ name, message: 'Invalid' }],
      });
    if (!marketplaces.test(String(request.headers['x-marketplace']))) return invalid('x-marketplace');
    const ids = body.itemIds;
    if (!Array.isArray(ids) || ids.length < 1 || ids.length > 10) return invalid('itemIds');
    if (typeof body.partnerTag !== 'string' || body.partnerTag === '') return invalid('partnerTag');
    return Array.isArray(body.resources) && body.resources.length > 0 ? undefined : invalid('resources');
  }

  const normal: Answer = (response, { asins }) => {
    const found = asins.filter((asin) => items.has(asin));
    const errors = asins
      .filter((asin) => !items.has(asin))
      .map((asin) => ({ code: 'InvalidParameterValue', message: `The ItemId ${asin} is not valid.` }));
    json(200, {
      itemsResult: { items: found.map((asin) => items.get(asin)).reverse() },
      ...(errors.length > 0 && { errors }),
    })(response, { asins, marketplace: '', partnerTag: '' });
  };

  async function answerItems(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const asked = {
      asins: (body.itemIds ?? []) as string[],
      marketplace: String(request.headers['x-marketplace'] ?? ''),
      partnerTag: String(body.partnerTag ?? ''),
    };
    calls.push({ ...asked, authorization: request.headers.authorization ?? '', at: clock().getTime() });
    const answer = refusal(request, body) ?? answers.shift() ?? state.always ?? normal;
    answer(response, asked);
  }

  let usedVersion = '3.1';
  const server = createServer((request, response) => {
    response.on('error', () => {});
    const [, version] = /^\/token\/(\d\.\d)$/.exec(request.url ?? '') ?? [];
    if (version) usedVersion = version;
    if (request.method !== 'POST') json(405, {})(response, nothingAsked);
    else if (version) void answerToken(request, response, version);
    else if (request.url === '/catalog/v1/getItems') void answerItems(request, response);
    else json(404, { type: 'ResourceNotFoundException' })(response, nothingAsked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses: CreatorsAddresses = {
    api: base,
    token: Object.fromEntries(
      versions.map((version) => [version, `${base}/token/${version}`]),
    ) as CreatorsAddresses['token'],
  };

  return {
    addresses,
    items,
    calls,
    state,
    /** In this order, before anything else is answered. */
    answerNext: (...next: Answer[]) => void answers.push(...next),
    answerTokensNext: (...next: Answer[]) => void tokenAnswers.push(...next),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CreatorsStandIn = Awaited<ReturnType<typeof startCreatorsApi>>;
