import type { DemoAuthors } from '#seed/facts/authors.ts';

export const authors: DemoAuthors = {
  'renato-albuquerque': {
    name: 'Renato Albuquerque',
    words:
      'Renato foi mecânico antes de escrever sobre ferramentas, e ainda conserta o que aparece no prédio. Desconfia de todo desconto que não traz o preço de antes.',
    knows: ['ferramentas', 'carros', 'viagens de estrada', 'promoções'],
  },
  'julia-menezes': {
    name: 'Júlia Menezes',
    words:
      'Júlia cozinha em quatro metros quadrados e lê no ônibus. Escreve sobre o que cabe numa casa pequena e continua em uso depois do primeiro mês.',
    knows: ['cozinha', 'café', 'leitura', 'apartamentos pequenos'],
  },
  'diego-sampaio': {
    name: 'Diego Sampaio',
    words:
      'Diego trabalha de casa há oito anos e mede o que os outros só comentam: bateria, ruído, latência. Prefere o celular que ninguém nota ao que todos comentam.',
    knows: ['celulares', 'fones de ouvido', 'home office', 'videochamadas'],
  },
  'luciana-prates': {
    name: 'Luciana Prates',
    words:
      'Luciana divide a casa com duas crianças, três gatos e muita poeira. É dela a tabela de ruído que usamos para tudo que tem motor.',
    knows: ['limpeza', 'qualidade do ar', 'bebês', 'gatos'],
  },
};
