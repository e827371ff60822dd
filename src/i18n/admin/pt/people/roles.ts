import type { Role } from '#contract/site/roles.ts';

export const roles: Record<Role, { name: string; note: string }> = {
  author: { name: 'Autor', note: 'Escreve e entrega; quem publica é um editor.' },
  viewer: { name: 'Leitor', note: 'Vê tudo e não muda nada.' },
  editor: { name: 'Editor', note: 'Escreve, publica e corrige.' },
  owner: { name: 'Proprietário', note: 'Tudo isso, e cuida das pessoas.' },
};
