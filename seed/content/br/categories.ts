import type { DemoCategories } from '#seed/facts/categories.ts';

export const categories: DemoCategories = {
  baby: {
    name: 'Bebês',
    slug: 'bebes',
    description:
      'O que ajuda de verdade nos primeiros anos, do sono ao passeio. Testamos com famílias e contamos o que dá para deixar para depois.',
  },
  auto: {
    name: 'Automotivo',
    slug: 'automotivo',
    description:
      'Acessórios que deixam o carro mais seguro e a viagem mais tranquila. Poucas compras, bem explicadas, para cidade e estrada.',
  },
  pets: {
    name: 'Pets',
    slug: 'pets',
    description:
      'Produtos para cães e gatos que vivem dentro de casa e mandam nela. Avaliamos conforto, limpeza e, claro, a aprovação dos bichos.',
  },
  fashion: {
    name: 'Moda',
    slug: 'moda',
    description:
      'Roupas, mochilas e malas para usar muito e por muito tempo. Olhamos costura, zíper, tecido e garantia antes de olhar a etiqueta.',
  },
  kitchen: {
    name: 'Cozinha',
    slug: 'cozinha',
    description:
      'Eletroportáteis e utensílios para cozinhar bem sem complicar a semana. Testamos com arroz, feijão, frango e pão de queijo.',
  },
  fitness: {
    name: 'Fitness',
    slug: 'fitness',
    description:
      'Equipamentos e pulseiras para se mexer em casa, na rua ou na piscina. Preferimos o que continua em uso depois de três meses.',
  },
  gifts: {
    name: 'Presentes',
    slug: 'presentes',
    description:
      'Ideias úteis para aniversários, amigo secreto e fim de ano, separadas por orçamento. Só entra na lista o que daríamos a alguém querido.',
  },
  shopping: {
    name: 'Compras inteligentes',
    slug: 'compras-inteligentes',
    description:
      'Como pesquisar, comparar e reconhecer um desconto de verdade. Métodos simples para gastar menos e se arrepender menos ainda.',
  },
  home: {
    name: 'Casa',
    slug: 'casa',
    description:
      'Limpeza, ar e arrumação para casas e apartamentos de todo tamanho. Contamos o que funciona, quanto espaço ocupa e quanto barulho faz.',
  },
  tools: {
    name: 'Ferramentas',
    slug: 'ferramentas',
    description:
      'Ferramentas para quem quer montar, furar e consertar sem chamar ninguém. Dizemos também onde elas param e começa o serviço do profissional.',
  },
  phones: {
    name: 'Celulares',
    slug: 'celulares',
    description:
      'Celulares, fones e acessórios para o dia inteiro fora de casa. Damos mais peso à bateria e às atualizações do que ao brilho da vitrine.',
  },
  computers: {
    name: 'Informática',
    slug: 'informatica',
    description:
      'Monitores, teclados e o que mais faz a mesa de trabalho render. Testes longos, em jornadas de verdade, com foco em conforto.',
  },
  awards: {
    name: 'Melhores do ano',
    slug: 'melhores-do-ano',
    description:
      'Os produtos que a redação continuou usando depois que o teste acabou. Uma lista curta, com os motivos e as ressalvas de cada escolha.',
  },
  books: {
    name: 'Livros',
    slug: 'livros',
    description:
      'Leitores digitais, luzes e outras companhias de quem lê. Para ler mais e melhor, na rede, no ônibus ou antes de dormir.',
  },
};
