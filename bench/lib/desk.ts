import { randomUUID } from 'node:crypto';

export interface Desk {
  /** A post that nobody sees yet, and what shows it to readers. */
  draft(): Promise<{ title: string; publish: () => Promise<void> }>;
}

const LOCALE = 'es';
const sentence = 'Una frase sobre lo que se ha probado durante semanas en una casa de verdad. ';

/** An editor at work through the API of one instance. */
export async function signIn(
  origin: string,
  account: { identifier: string; password: string },
): Promise<Desk> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const call = async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number; version: number };
  };
  const found = await fetch(`${origin}/api/categories?locale=${LOCALE}`);
  const [category] = (await found.json()) as { id: number }[];
  return {
    async draft() {
      const title = `Publicado ${randomUUID()}`;
      const text = { type: 'text', text: sentence.repeat(10) };
      const content = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
      const fields = { locale: LOCALE, title, excerpt: sentence.trim(), categoryId: category?.id, content };
      const { id, version } = await call('/api/admin/posts', fields);
      return {
        title,
        publish: async () => void (await call(`/api/admin/posts/${id}/publish`, { version })),
      };
    },
  };
}
