import type { ReviewUpdateTexts } from '#seed/facts/review-updates.ts';

export const reviewUpdates: ReviewUpdateTexts = {
  'nimbra-aero-3': [
    'Medimos a recarga de novo, com a bateria totalmente vazia: 3,5 horas, como informa a marca.',
  ],
  'kaluma-volta': [
    'Deixamos mais claro, a pedido de leitores, que ele rende melhor em piso frio do que em tapete.',
  ],
  'brumelo-fritta-5': [
    'Mais um mês de cesto na lava-louças: o revestimento continua igual. A nota não muda.',
    'Corrigimos o timer, que vai até 60 minutos e não até 30.',
  ],
  'corvita-lenta': ['Acrescentamos que ela pede um bom moedor ao lado, dúvida de vários leitores.'],
  'quarzo-m5': [
    'A segunda atualização do sistema chegou no prazo, e a bateria continua durando o dia inteiro.',
    'Explicamos melhor o que esperar das fotos com pouca luz.',
  ],
  'sonoru-buds-3': ['Testamos a conexão multiponto também com dois notebooks: funciona do mesmo jeito.'],
  'paralax-view-27': ['Incluímos o aviso sobre notebooks que pedem mais de 65 W.'],
};
