import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.endpoints.ts';
import { type Endpoint, noAnswer } from '#contract/site/endpoint.schemas.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { as, findTestActor } from '#test/harness/people/actors.ts';

interface Operation {
  operationId: string;
  summary: string;
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  parameters?: { name: string; in: string; required?: boolean; schema: { default?: unknown } }[];
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}
interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const table = Object.entries<Endpoint>(endpoints);
const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
function namesIn(schema: Endpoint['body']): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return namesIn(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : [];
}

let app: FastifyInstance;
let openApi: OpenApi;
let html: string;

beforeAll(async () => {
  app = await buildTestApp({
    api: uniformApi(async () => ({})),
    publicUrl: 'https://vitrina.test',
    findActor: findTestActor,
  });
  openApi = (await as({ app }, 'viewer')('GET', '/api/openapi.json')).json();
  html = (await as({ app }, 'viewer')('GET', '/api/docs')).body;
});
afterAll(() => app.close());

describe('the description for machines', () => {
  test('is made in turns with everybody else', async () => {
    const other = await buildTestApp({ api: uniformApi(async () => ({})) });
    let turns = 0;
    let isMade = false;
    const take = () => {
      turns += 1;
      if (!isMade) setImmediate(take);
    };
    setImmediate(take);
    await other.inject('/api/openapi.json');
    isMade = true;
    expect(turns).toBeGreaterThan(table.length);
    await other.close();
  });

  test.each(table)('holds %s with its parameters and answers', (name, endpoint) => {
    const operation = openApi.paths[templateOf(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    const placed = (place: string) =>
      (operation?.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map((parameter) => parameter.name)
        .sort();
    expect(placed('path')).toEqual(namesIn(endpoint.params));
    expect(placed('query')).toEqual(namesIn(endpoint.query));
    const sent = operation?.requestBody?.content['application/json']?.schema.properties ?? {};
    expect(Object.keys(sent).sort()).toEqual(namesIn(endpoint.body));
    const success = endpoint.response === noAnswer ? '204' : '200';
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([success, '4XX', '5XX']);
    expect(operation?.responses['4XX']?.content['application/json'].schema).toMatchObject({
      properties: { error: { required: ['code', 'message'] } },
    });
  });

  test('holds nothing else', () => {
    const described = Object.entries(openApi.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      table.map(([, { method, path }]) => `${method} ${templateOf(path)}`).sort(),
    );
  });

  test('says that a picture is sent as a file', () => {
    const upload = openApi.paths['/api/admin/media']?.post;
    expect(upload?.requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary' } },
        },
      },
    });
  });

  test('says where the site is, and what is assumed', () => {
    expect(openApi.openapi).toMatch(/^3\./);
    expect(openApi.servers).toEqual([{ url: 'https://vitrina.test' }]);
    const parameters = openApi.paths['/api/categories/popular']?.get?.parameters ?? [];
    const locale = parameters.find(({ name }) => name === 'locale');
    expect([locale?.required ?? false, locale?.schema.default]).toEqual([false, 'br']);
  });
});

describe('a stranger', () => {
  const open = table.filter(([, { access }]) => access === 'public').map(([name]) => name);

  test('is shown public calls, and of the others not even a name', async () => {
    const described = await app.inject('/api/openapi.json');
    const operations = Object.values((described.json() as OpenApi).paths).flatMap(Object.values);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...open].sort());
    const page = await app.inject('/api/docs');
    expect([...page.body.matchAll(/<section id="(\w+)">/g)].map(([, name]) => name).sort()).toEqual(
      [...open].sort(),
    );
    expect(`${described.body}${page.body}`).not.toContain('/api/admin/backups');
  });

  test('never gets a copy that was made for somebody of the house', async () => {
    for (const url of ['/api/openapi.json', '/api/docs']) {
      expect((await app.inject(url)).headers.vary).toMatch(/cookie/i);
      const whole = await as({ app }, 'viewer')('GET', url);
      expect(whole.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the description for people', () => {
  test('is a page that is asked for anew, and never searched', async () => {
    const { statusCode, headers } = await app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('max-age=0, must-revalidate');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/api/openapi.json">');
  });

  test.each(table)('lists %s', (name, { method, path, params, query, body }) => {
    const [, section = ''] = html.split(`<section id="${name}">`);
    const own = section.split('</section>')[0] ?? '';
    expect(own).toContain(`<b>${method}</b><code>${path}</code>`);
    for (const parameter of [...namesIn(params), ...namesIn(query), ...namesIn(body)]) {
      expect(own).toContain(`<td><code>${parameter}</code></td>`);
    }
    expect(own).toContain('&#34;type&#34;');
  });

  test('runs nothing, and its policy lets only its own style through', async () => {
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/i);
    expect(html).not.toMatch(/(?:src|href)="(?!\/api\/openapi\.json")/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String((await app.inject('/api/docs')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });
});
