/** Exports of sites that nobody has, as WordPress and Ghost write them. */
interface Entry {
  id: number;
  title?: string;
  slug?: string;
  type?: string;
  status?: string;
  content?: string;
  link?: string;
  gmt?: string;
  local?: string;
  extra?: string;
  /** Slugs of categories. */
  categories?: string[];
  meta?: Record<string, string>;
}

export const OLD_SITE = 'https://antigo.example';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export function entryOf({
  id,
  title = '',
  slug = '',
  type = 'post',
  status = 'publish',
  ...more
}: Entry): string {
  const { content = '', gmt = '2024-05-10 12:00:00', local = '2024-05-10 09:00:00', extra = '' } = more;
  const link = more.link ?? `${OLD_SITE}/2024/05/${slug}/`;
  const terms = (more.categories ?? []).map(
    (each) => `<category domain="category" nicename="${each}">${cdata(each)}</category>`,
  );
  const meta = Object.entries(more.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('ana')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${local}</wp:post_date>
<wp:post_date_gmt>${gmt}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>${terms.join('')}${meta.join('')}${extra}</item>`;
}

export const attachmentOf = (id: number, file: string, parent = 0, alt = ''): string =>
  entryOf({
    id,
    title: file,
    type: 'attachment',
    status: 'inherit',
    slug: `anexo-${id}`,
    extra: `<wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>${OLD_SITE}/wp-content/uploads/${file}</wp:attachment_url>`,
    meta: alt ? { _wp_attachment_image_alt: alt } : {},
  });

export const wordpressExport = (...entries: string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Casa Antiga</title><link>${OLD_SITE}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>ana</wp:author_login><wp:author_display_name>${cdata('Ana Moura')}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>10</wp:term_id><wp:category_nicename>cozinha-antiga</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Cozinha antiga')}</wp:cat_name></wp:category>
<wp:category><wp:term_id>11</wp:term_id><wp:category_nicename>panelas</wp:category_nicename><wp:category_parent>cozinha-antiga</wp:category_parent><wp:cat_name>${cdata('Panelas')}</wp:cat_name></wp:category>
<wp:tag><wp:term_id>20</wp:term_id><wp:tag_slug>inox</wp:tag_slug><wp:tag_name>${cdata('Inox')}</wp:tag_name></wp:tag>
${entries.join('\n')}
</channel></rss>
`;

export const ghostExport = (posts: Record<string, unknown>[]): string =>
  JSON.stringify({
    db: [
      {
        meta: { version: '5.90.0' },
        data: {
          posts,
          posts_authors: posts.map(({ id }) => ({
            id: `a${id}`,
            post_id: id,
            author_id: 'u1',
            sort_order: 0,
          })),
          posts_tags: posts.map(({ id }) => ({ id: `t${id}`, post_id: id, tag_id: 'g1', sort_order: 0 })),
          users: [{ id: 'u1', slug: 'rui', name: 'Rui Sá', bio: 'Escreve.', email: 'rui@antigo.example' }],
          tags: [{ id: 'g1', slug: 'casa-ghost', name: 'Casa de Ghost' }],
          members: [{ id: 'm1', email: 'leitor@antigo.example' }],
          settings: [
            { key: 'title', value: 'Casa Ghost' },
            { key: 'db_hash', value: 'f3a1' },
          ],
        },
      },
    ],
  });
