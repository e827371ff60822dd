import type { ContentDocument, ContentInline } from '#contract/writing/content/content.schemas.ts';

const text = (words: string): ContentInline => ({ type: 'text', text: words });
const paragraph = (...content: ContentInline[]) => ({ type: 'paragraph' as const, content });
const item = (words: string) => ({ type: 'listItem' as const, content: [paragraph(text(words))] });
const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({
  type,
  content: [paragraph(text(words))],
});

/** Every kind of block that an article may hold, products aside. */
export const sampleDocument: ContentDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Um capítulo')] },
    paragraph(
      text('Um parágrafo com '),
      { type: 'text', text: 'negrito', marks: [{ type: 'bold' }] },
      text(', '),
      { type: 'text', text: 'itálico', marks: [{ type: 'italic' }] },
      text(', '),
      { type: 'text', text: 'riscado', marks: [{ type: 'strike' }] },
      text(', '),
      { type: 'text', text: 'código', marks: [{ type: 'code' }] },
      text(' e um '),
      { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: '/br/categorias' } }] },
      text('. A linha tem de 65 a 72 letras, e o entrelinhamento deixa o olho voltar sem se perder.'),
    ),
    { type: 'heading', attrs: { level: 3 }, content: [text('Uma seção')] },
    { type: 'bulletList', content: [item('Primeiro o que importa'), item('Depois o resto')] },
    { type: 'orderedList', content: [item('Meça'), item('Compare'), item('Compre')] },
    { type: 'heading', attrs: { level: 4 }, content: [text('Uma subseção')] },
    { type: 'blockquote', content: [paragraph(text('Preço riscado não prova nada.'))] },
    {
      type: 'callout',
      content: [paragraph(text('Uma dica: limpe o filtro antes de sentir falta de força.'))],
    },
    { type: 'verdict', content: [paragraph(text('O veredito: vale o que custa, se você tem tapete.'))] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Tamanho'), cell('tableHeader', 'Para quantos')] },
        { type: 'tableRow', content: [cell('tableCell', '3 litros'), cell('tableCell', 'Duas pessoas')] },
        { type: 'tableRow', content: [cell('tableCell', '5 litros'), cell('tableCell', 'Uma família')] },
      ],
    },
    {
      type: 'image',
      attrs: {
        src: '/media/cover-air-fryers-00000000-1200.webp',
        alt: 'Duas fritadeiras em uma bancada',
        caption: 'A da esquerda serve duas pessoas.',
      },
    },
    {
      type: 'gallery',
      attrs: {
        pictures: ['air-fryers', 'cordless-vacuums', 'air-fryers'].map((name) => ({
          src: `/media/cover-${name}-00000000-1200.webp`,
          alt: 'Uma foto da bancada',
          caption: 'Como ficou depois de um mês.',
        })),
      },
    },
    {
      type: 'embed',
      attrs: {
        href: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
        title: 'Duas fritadeiras, lado a lado',
        picture: '/media/cover-air-fryers-00000000-1200.webp',
      },
    },
    {
      type: 'embed',
      attrs: { href: 'https://open.spotify.com/episode/aaaaaaaaaaaaaaaaaaaaaa', title: 'Um episódio' },
    },
    {
      type: 'embed',
      attrs: { href: 'https://manuais.example/fritadeira', title: 'O manual, na página do fabricante' },
    },
    {
      type: 'codeBlock',
      attrs: { language: 'text' },
      content: [
        {
          type: 'text',
          text: 'consumo = potência × horas\n1,5 kW × 0,5 h = 0,75 kWh por receita, todos os dias do mês',
        },
      ],
    },
    { type: 'button', attrs: { href: '/br/categorias', label: 'Ver as categorias' } },
    {
      type: 'details',
      attrs: { summary: 'Como medimos' },
      content: [
        paragraph(text('Três vezes cada receita, com termômetro.')),
        { type: 'bulletList', content: [item('Frio'), item('Quente')] },
      ],
    },
    {
      type: 'file',
      attrs: {
        src: '/media/files/medidas-000000000000.mp3',
        name: 'O ruído, a um metro',
        kind: 'audio',
        caption: 'Gravado à noite.',
      },
    },
    {
      type: 'file',
      attrs: {
        src: '/media/files/tabela-000000000000.pdf',
        name: 'Tabela de medidas',
        kind: 'file',
        size: 1_400_000,
      },
    },
    { type: 'horizontalRule' },
    {
      type: 'faq',
      attrs: {
        items: [
          { question: 'Preciso de um filtro novo?', answer: 'Uma vez por ano, se ele não for lavável.' },
          { question: 'E a bateria?', answer: 'Dura de três a cinco anos.' },
        ],
      },
    },
  ],
};
