import type { TextCheckCode } from '#contract/writing/content/text-checks.words.ts';

/** What may be wrong with any text, a post's or a review's. */
export const textChecks: Record<TextCheckCode, string> = {
  title_missing: 'Falta o título.',
  title_long: 'O título é longo demais para a busca.',
  slug_reserved: 'Este endereço pertence ao site.',
  body_empty: 'O texto está vazio.',
  category_missing: 'Falta a categoria.',
  image_alt_missing: 'Uma imagem não tem texto alternativo.',
  placeholder_unknown: 'Um marcador não será substituído.',
  disclosure_missing: 'Há links que rendem comissão, mas a edição não tem aviso de afiliados.',
  language_other: 'O texto não está na língua desta edição.',
  language_left: 'Um trecho não está na língua desta edição.',
  link_other_marketplace: 'Um link leva à loja de outro país.',
  link_other_tag: 'Um link leva um código de afiliado que não é desta edição.',
  link_other_edition: 'Um link leva a outra edição.',
  product_missing: 'Um produto não existe mais.',
  product_without_offer: 'Um produto não tem oferta nesta edição.',
  product_without_review: 'Um produto não tem avaliação nesta edição.',
};
