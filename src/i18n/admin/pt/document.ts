/** What the server itself says, before the application runs or where it cannot. */
export const document = {
  title: 'Administração - Vitrina',
  noScript:
    'A administração da Vitrina precisa de JavaScript. Ative-o neste navegador e carregue a página de novo.',
};

export type DocumentTexts = typeof document;
