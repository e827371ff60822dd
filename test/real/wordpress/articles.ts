/** What a publisher has written over the years: with the classic editor, with blocks, and with what plugins left. */
export interface OldArticle {
  title: string;
  slug: string;
  content: string;
  type?: 'post' | 'page';
  status?: 'publish' | 'draft' | 'private' | 'future' | 'pending' | 'trash';
  date?: string;
  categories?: string[];
  tags?: string[];
  excerpt?: string;
  sticky?: boolean;
  password?: string;
  /** The slug of the page above it. */
  parent?: string;
  picture?: boolean;
}

const block = (name: string, html: string, attributes?: object) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->`;
const p = (html: string) => block('paragraph', `<p>${html}</p>`);
const image = (n: number, caption = '') =>
  block(
    'image',
    `<figure class="wp-block-image size-large"><img src="{{url${n}}}" alt="Foto número ${n}" class="wp-image-{{id${n}}}"/>${caption ? `<figcaption class="wp-element-caption">${caption}</figcaption>` : ''}</figure>`,
    { id: `{{id${n}}}`, sizeSlug: 'large' },
  );

const everyBlock = [
  p(
    'Um parágrafo com <strong>negrito</strong>, <em>itálico</em> e <a href="{{link:panela-de-ferro}}">um caminho</a>.',
  ),
  block('heading', '<h2 class="wp-block-heading">Blocos do começo</h2>'),
  block('heading', '<h3 class="wp-block-heading">Um nível abaixo</h3>', { level: 3 }),
  block(
    'list',
    '<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Primeiro item<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Dentro dele</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Segundo item</li>\n<!-- /wp:list-item --></ul>',
  ),
  block(
    'quote',
    `<blockquote class="wp-block-quote">${p('Quem cozinha sabe.')}<cite>Uma avó</cite></blockquote>`,
  ),
  block(
    'pullquote',
    '<figure class="wp-block-pullquote"><blockquote><p>Fogo baixo</p><cite>Sempre</cite></blockquote></figure>',
  ),
  image(1, 'A panela na mesa'),
  block(
    'gallery',
    `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${image(1)}\n${image(2, 'De perto')}<figcaption class="blocks-gallery-caption wp-element-caption">As duas juntas</figcaption></figure>`,
    { linkTo: 'none' },
  ),
  block(
    'table',
    '<figure class="wp-block-table"><table><thead><tr><th>Nome</th><th>Peso</th></tr></thead><tbody><tr><td>Ferro</td><td>3 kg</td></tr></tbody></table><figcaption class="wp-element-caption">Pesos medidos</figcaption></figure>',
  ),
  block('code', '<pre class="wp-block-code"><code>if (quente &gt; 200) parar();</code></pre>'),
  block('preformatted', '<pre class="wp-block-preformatted">linha um\n  linha dois</pre>'),
  block('verse', '<pre class="wp-block-verse">Um verso\noutro verso</pre>'),
  block('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'),
  block('spacer', '<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>', {
    height: '40px',
  }),
  block(
    'buttons',
    `<div class="wp-block-buttons">${block('button', '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://loja.example/panela">Ver na loja</a></div>')}</div>`,
  ),
  block(
    'columns',
    `<div class="wp-block-columns">${block('column', `<div class="wp-block-column">${p('Coluna da esquerda')}</div>`)}\n${block('column', `<div class="wp-block-column">${p('Coluna da direita')}</div>`)}</div>`,
  ),
  block(
    'group',
    `<div class="wp-block-group">${p('Dentro de um grupo')}${block('group', `<div class="wp-block-group">${p('E de outro')}</div>`)}</div>`,
  ),
  block(
    'media-text',
    `<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="{{url2}}" alt="Ao lado" class="wp-image-{{id2}}"/></figure><div class="wp-block-media-text__content">${p('Texto ao lado da foto')}</div></div>`,
  ),
  block(
    'cover',
    `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background"></span><img class="wp-block-cover__image-background wp-image-{{id1}}" alt="" src="{{url1}}"/><div class="wp-block-cover__inner-container">${p('Título sobre a foto')}</div></div>`,
    { url: '{{url1}}', id: '{{id1}}' },
  ),
  block(
    'details',
    `<details class="wp-block-details"><summary>Precisa curar?</summary>${p('Sim, com óleo.')}</details>`,
  ),
  block('file', '<div class="wp-block-file"><a href="https://antigo.example/manual.pdf">Manual</a></div>', {
    href: 'https://antigo.example/manual.pdf',
  }),
  block('html', '<p>HTML à mão com <b>força</b></p>'),
  block('shortcode', '[amazon box="B000000001"]'),
  '<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->',
  '<!-- wp:latest-posts /-->',
  '<!-- wp:block {"ref":{{shared}}} /-->',
  p('O fim.'),
].join('\n\n');

const classic = `Um texto do editor antigo, com quebras.
Segunda linha do mesmo parágrafo.

Outro parágrafo com <a href="/?p={{id:panela-de-ferro}}">um caminho antigo</a>.

[caption id="attachment_{{id1}}" align="aligncenter" width="600"]<img class="size-medium wp-image-{{id1}}" src="{{size1}}" alt="A foto" width="300" height="200" /> Legenda clássica[/caption]

<h3>Um título</h3>
<ul>
 	<li>um</li>
 	<li>dois</li>
</ul>
[gallery ids="{{id1}},{{id2}}"]

<blockquote>Citação clássica
em duas linhas</blockquote>
<pre>código &lt;antigo&gt;</pre>
Última linha &amp; fim.`;

const many: OldArticle[] = Array.from({ length: 14 }, (_, n) => ({
  title: `Nota número ${n}`,
  slug: `nota-${n}`,
  content: p(`A nota ${n} fala de <code>panelas</code> &amp; tampas.`),
  date: `2021-0${1 + (n % 9)}-10 08:00:00`,
  categories: ['Notas'],
}));

export const oldArticles: OldArticle[] = [
  {
    title: 'Panela de ferro &amp; tampa',
    slug: 'panela-de-ferro',
    content: classic,
    date: '2019-03-05 22:30:00',
    categories: ['Cozinha', 'Panelas'],
    tags: ['Ferro', 'Antigo'],
    picture: true,
    sticky: true,
  },
  {
    title: 'Todos os blocos',
    slug: 'todos-os-blocos',
    content: everyBlock,
    date: '2023-07-01 09:15:00',
    categories: ['Panelas'],
    excerpt: 'Um resumo escrito à mão.',
    picture: true,
  },
  {
    title: 'Ação e reação',
    slug: 'ação-e-reação',
    content: p('Com acentos no endereço.'),
    date: '2022-02-02 12:00:00',
  },
  { title: '', slug: 'sem-titulo', content: p('Sem título nenhum.'), date: '2022-03-03 12:00:00' },
  { title: 'Vazio', slug: 'vazio', content: '', date: '2022-03-04 12:00:00' },
  {
    title: 'Amanhã',
    slug: 'amanha',
    content: p('Sai depois.'),
    status: 'future',
    date: '2099-01-01 10:00:00',
  },
  {
    title: 'Só nosso',
    slug: 'so-nosso',
    content: p('Privado.'),
    status: 'private',
    date: '2022-04-04 10:00:00',
  },
  {
    title: 'Com senha',
    slug: 'com-senha',
    content: p('Protegido.'),
    password: 'abre-te',
    date: '2022-04-05 10:00:00',
  },
  {
    title: 'Rascunho',
    slug: 'rascunho',
    content: p('Ainda não.'),
    status: 'draft',
    date: '2022-05-05 10:00:00',
  },
  {
    title: 'Esperando',
    slug: 'esperando',
    content: p('Para revisão.'),
    status: 'pending',
    date: '2022-05-06 10:00:00',
  },
  { title: 'Lixo', slug: 'lixo', content: p('Fora.'), status: 'trash', date: '2022-05-07 10:00:00' },
  {
    title: 'Quem somos',
    slug: 'quem-somos',
    content: p('Gente da cozinha.'),
    type: 'page',
    date: '2018-01-01 10:00:00',
  },
  {
    title: 'A equipe',
    slug: 'a-equipe',
    content: p('Cada um de nós.'),
    type: 'page',
    parent: 'quem-somos',
    date: '2018-01-02 10:00:00',
  },
  ...many,
];
