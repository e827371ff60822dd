import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { fileForm, hugePng } from '#test/harness/data/pictures.ts';
import { type Attack, assertNone } from './lib/attack.ts';
import { ask } from './lib/wire.ts';

export const name = 'uploads';
export const about = 'pictures that are pages, scripts, bombs or something else besides';

const SCRIPT = '<script>alert(1)</script>';
const picture = (kind: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c40' } })
    .toFormat(kind)
    .toBuffer();

const refusedFiles: [name: string, bytes: Buffer, called?: string][] = [
  [
    'an SVG with a script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`),
    'x.svg',
  ],
  [
    'an SVG that reads a file',
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    'x.svg',
  ],
  ['an SVG called a PNG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'x.png'],
  ['a page called a picture', Buffer.from(`<!doctype html>${SCRIPT}`), 'x.jpg'],
  ['a page behind the first bytes of a GIF', Buffer.from(`GIF89a/*${SCRIPT}*/=1;alert(1)`), 'x.gif'],
  [
    'a page behind the first bytes of a JPEG',
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.from(SCRIPT)]),
    'x.jpg',
  ],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), 'x.pdf'],
  [
    'a script of ImageMagick',
    Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
    'x.mvg',
  ],
  ['PostScript', Buffer.from('%!PS\n(%pipe%id) (w) file'), 'x.jpg'],
  ['a bomb of 30,000 × 30,000 pixels', hugePng(30_000, 30_000), 'x.png'],
  ['a width beyond every picture', hugePng(1_000_000, 1_000_000), 'x.png'],
  ['no bytes', Buffer.alloc(0), 'x.png'],
];

export async function run({ target: { port, people }, attempt }: Attack): Promise<void> {
  const { editor } = people;
  const send = (bytes: Uint8Array, called: string, type = 'image/png', field = 'file') => {
    const { payload, headers } = fileForm(bytes, { name: called, type, field });
    return editor.call('POST', '/api/admin/media', undefined, { body: payload, headers });
  };
  for (const [what, bytes, called = 'x.png'] of refusedFiles)
    await attempt(what, async () => {
      const { status, text } = await send(bytes, called);
      assert.equal(status, 400, `It was answered ${status} ${text.slice(0, 100)}`);
      return '400';
    });

  await attempt('a picture with a page in its notes and behind its end', async () => {
    const wrong: string[] = [];
    for (const kind of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const bytes = Buffer.concat([await picture(kind), Buffer.from(`<?php ${SCRIPT} ?>`)]);
      const { status, body } = await send(bytes, `../../${kind}.php.html`, 'text/html');
      if (status === 400) continue;
      assert.equal(status, 200);
      for (const path of [body.url, body.thumbnailUrl]) {
        const served = await ask(port, { path });
        const type = String(served.headers['content-type']);
        if (!/^image\/(?:webp|avif)$/.test(type) || served.headers['x-content-type-options'] !== 'nosniff')
          wrong.push(`${kind} as ${type}`);
        if (served.bytes.includes('alert(1)')) wrong.push(`${kind} still has it`);
      }
      if (!/^\/media\/[a-z0-9-]+-\d+\.(?:webp|avif)$/.test(body.url)) wrong.push(body.url);
    }
    assertNone(wrong, 'Served');
    return 'what is served was made anew from its pixels, under a name of ours';
  });

  await attempt('names of files', async () => {
    const names = [
      '../../../etc/x.png',
      'C:\\x.png',
      'x\u0000.png',
      `${'a'.repeat(5_000)}.png`,
      '"><img src=x>.png',
      'CON',
      '.htaccess',
      'x.png\r\nX-A: 1',
    ];
    const wrong: string[] = [];
    for (const each of names) {
      const { status, body } = await send(
        await picture('png'),
        each.replaceAll('"', '%22').replaceAll(/[\r\n]/g, '%0a'),
      );
      if (status >= 500) wrong.push(`${JSON.stringify(each.slice(0, 20))} ${status}`);
      if (status === 200 && !/^\/media\/[a-z0-9-]+-\d+\.(?:webp|avif)$/.test(body.url)) wrong.push(body.url);
    }
    assertNone(wrong, 'Taken for a path');
    return `${names.length} names, none is a path`;
  });

  await attempt('forms with more than one file, or none', async () => {
    const boundary = 'x';
    const part = (field: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\nx\r\n`;
    const forms = [
      part('file').repeat(50),
      part('constructor'),
      part('__proto__'),
      part('other'),
      `--${boundary}--`,
      '',
      `--${boundary}\r\n${'a: b\r\n'.repeat(5_000)}\r\nx\r\n`,
      part('file').slice(0, -3),
    ];
    for (const form of forms) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const { status } = await editor.call('POST', '/api/admin/media', undefined, {
        body: `${form}--${boundary}--\r\n`,
        headers,
      });
      assert([400, 413].includes(status), `It was answered ${status}.`);
    }
    for (const kind of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(8_000)}`,
      'multipart/mixed; boundary=x',
    ]) {
      const { status } = await editor.call('POST', '/api/admin/media', undefined, {
        body: 'x',
        headers: { 'content-type': kind },
      });
      assert([400, 413, 415].includes(status), `"${kind.slice(0, 40)}" was answered ${status}.`);
    }
    return `${forms.length + 4} forms, each refused`;
  });

  await attempt('a file that says it is small', async () => {
    const { payload, headers } = fileForm(Buffer.alloc(16 * 1024 * 1024, 1), { name: 'x.png' });
    const { status } = await editor.call('POST', '/api/admin/media', undefined, { body: payload, headers });
    assert.equal(status, 413);
    return '413';
  });
}
