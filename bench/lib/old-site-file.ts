import { once } from 'node:events';
import fs from 'node:fs';

const CATEGORIES = 40;
const AUTHORS = 12;
const SITE = 'https://antigo.example';

const two = (n: number) => String(n).padStart(2, '0');
/** A day of the years before: each article has its own minute. */
const dateOf = (n: number) =>
  `20${two(10 + (n % 14))}-${two(1 + (n % 12))}-${two(1 + (n % 28))} ${two(n % 24)}:${two(n % 60)}:00`;

const sentence = (n: number, at: number) =>
  `Panela ${n}, parte ${at}: depois de ${(n * 7 + at * 13) % 90} dias na cozinha, o fundo aquece por igual e o cabo fica frio.`;

/** Blocks of the usual kinds, with a link to another article in each part. */
const partOf = (n: number, at: number, articles: number): string =>
  [
    `<!-- wp:heading -->\n<h2>Parte ${at} do teste ${n}</h2>\n<!-- /wp:heading -->`,
    `<!-- wp:paragraph -->\n<p>${sentence(n, at)} Veja <a href="${SITE}/teste-${(n * 31 + at) % articles}/">outro teste</a> e <strong>compare</strong>.</p>\n<!-- /wp:paragraph -->`,
    `<!-- wp:list -->\n<ul><!-- wp:list-item -->\n<li>${sentence(n, at + 1)}</li>\n<!-- /wp:list-item --><!-- wp:list-item -->\n<li>Peso: ${at} kg</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->`,
    `<!-- wp:paragraph -->\n<p>${sentence(n, at + 2)} ${sentence(n, at + 3)}</p>\n<!-- /wp:paragraph -->`,
  ].join('\n\n');

function itemOf(n: number, articles: number, parts: number): string {
  const content = Array.from({ length: parts }, (_, at) => partOf(n, at, articles)).join('\n\n');
  const at = dateOf(n);
  return `<item><title><![CDATA[Teste da panela ${n}]]></title><link>${SITE}/teste-${n}/</link><dc:creator><![CDATA[autor-${n % AUTHORS}]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${sentence(n, 0)}]]></excerpt:encoded>
<wp:post_id>${n + 1}</wp:post_id><wp:post_date>${at}</wp:post_date><wp:post_date_gmt>${at}</wp:post_date_gmt><wp:post_name>teste-${n}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="secao-${n % CATEGORIES}"><![CDATA[Seção ${n % CATEGORIES}]]></category></item>
`;
}

function* chunksOf(articles: number, parts: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Casa Antiga</title><link>${SITE}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${SITE}</wp:base_blog_url>
`;
  for (let n = 0; n < AUTHORS; n += 1)
    yield `<wp:author><wp:author_id>${n + 1}</wp:author_id><wp:author_login>autor-${n}</wp:author_login><wp:author_display_name><![CDATA[Autora ${n}]]></wp:author_display_name></wp:author>\n`;
  for (let n = 0; n < CATEGORIES; n += 1)
    yield `<wp:category><wp:term_id>${n + 1}</wp:term_id><wp:category_nicename>secao-${n}</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[Seção ${n}]]></wp:cat_name></wp:category>\n`;
  for (let n = 0; n < articles; n += 1) yield itemOf(n, articles, parts);
  yield '</channel></rss>\n';
}

/** What a WordPress of so many articles would export, written piece by piece; how many bytes it has. */
export async function writeOldSite(file: string, articles: number, parts = 2): Promise<number> {
  const stream = fs.createWriteStream(file);
  for (const chunk of chunksOf(articles, parts)) if (!stream.write(chunk)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
  return fs.statSync(file).size;
}
