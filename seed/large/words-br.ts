import { inflected, things, type Vocabulary } from './vocabulary.ts';

export const wordsBr: Vocabulary = {
  things: {
    baby: things(
      'babás eletrônicas.f, carrinhos de bebê, cadeirinhas para carro.f, cadeiras de alimentação.f, aquecedores de mamadeira, berços portáteis, cangurus, bolsas maternidade.f',
    ),
    auto: things(
      'câmeras veiculares.f, calibradores portáteis, aspiradores para carro, suportes de celular, carregadores de bateria, capas de banco.f, bagageiros de teto, tapetes de borracha',
    ),
    pets: things(
      'fontes de água.f, arranhadores, camas para cachorro.f, comedouros automáticos, caixas de areia.f, peitorais, caixas de transporte.f, escovas de pelos.f',
    ),
    fashion: things(
      'mochilas.f, malas de bordo.f, tênis de corrida, jaquetas impermeáveis.f, óculos de sol, relógios de pulso, carteiras.f, bolsas de viagem.f',
    ),
    kitchen: things(
      'air fryers.f, liquidificadores, cafeteiras de espresso.f, chaleiras elétricas.f, frigideiras antiaderentes.f, batedeiras planetárias.f, facas de cozinha.f, panelas de pressão elétricas.f',
    ),
    fitness: things(
      'halteres ajustáveis, pulseiras inteligentes.f, tapetes de yoga, esteiras.f, bicicletas ergométricas.f, faixas elásticas.f, cordas de pular.f, pistolas de massagem.f',
    ),
    gifts: things(
      'kits de presente, jogos de tabuleiro, câmeras instantâneas.f, velas perfumadas.f, porta-retratos digitais, quebra-cabeças, cestas de café da manhã.f, vasos autoirrigáveis',
    ),
    shopping: things(
      'comparadores de preço, programas de cashback, clubes de assinatura, programas de fidelidade, produtos recondicionados, garantias estendidas.f, cupons de desconto, listas de desejos.f',
    ),
    home: things(
      'aspiradores verticais, robôs aspiradores, purificadores de ar, desumidificadores, ventiladores, vassouras a vapor.f, luminárias.f, suportes de TV',
    ),
    tools: things(
      'parafusadeiras.f, lanternas de trabalho.f, jogos de chaves, escadas dobráveis.f, caixas de ferramentas.f, serras circulares.f, níveis a laser, lavadoras de alta pressão.f',
    ),
    phones: things(
      'celulares intermediários, fones sem fio, baterias portáteis.f, carregadores rápidos, capinhas de celular.f, smartwatches, caixas de som bluetooth.f, tablets',
    ),
    computers: things(
      'monitores, teclados mecânicos, mouses sem fio, webcams.f, cadeiras de escritório.f, notebooks, roteadores wi-fi, SSDs externos',
    ),
    awards: things(
      'eletrodomésticos, acessórios, marcas nacionais.f, produtos de cozinha, lançamentos, clássicos da casa, achados baratos, eletrônicos',
    ),
    books: things(
      'leitores digitais, luzes de leitura.f, estantes.f, suportes de leitura, aparadores de livros, cadernos, canetas-tinteiro.f, livros de receitas',
    ),
  },
  qualities: inflected(
    'baratos/baratas, duráveis, compactos/compactas, leves, fáceis de usar, resistentes, discretos/discretas, confiáveis, versáteis, bem acabados/bem acabadas, com boa garantia, de entrada, intermediários/intermediárias, premium, silenciosos/silenciosas, econômicos/econômicas, fáceis de limpar, fáceis de guardar, feitos para durar/feitas para durar, bonitos/bonitas',
  ),
  situations: [
    'para apartamentos pequenos',
    'para famílias grandes',
    'para quem está começando',
    'para usar todo dia',
    'para quem viaja muito',
    'para dar de presente',
    'para o fim de semana',
    'para quem tem pouco espaço',
    'para orçamentos apertados',
    'para quem divide a casa',
    'para a casa de praia',
    'para quem trabalha em casa',
    'para o verão',
    'para o inverno',
    'para estudantes',
    'para quem já cansou do modelo antigo',
    'para casais',
    'para quem mora só',
    'para avós',
    'para quem não tem paciência',
  ],
  best: { masculine: 'Os melhores', feminine: 'As melhores' },
  titles: [
    '{Best} {things} {quality} {for}',
    '{Things} {for}: o que olhar antes de comprar',
    'Testamos {count} {things} {quality} {for}',
    '{Things} {quality} valem a pena {for}?',
    'Como escolher {things} {for} sem gastar demais',
    '{brand} {model}: o que achamos depois de {count} semanas',
    '{brand} {model} ou {rival}? {Things} lado a lado',
    '{Things} {quality}: {count} erros comuns na compra',
    '{Things} {for}: a escolha da redação e duas alternativas',
    '{count} {things} {quality} que compraríamos de novo',
    'Guia de compra: {things} {quality} {for}',
    '{brand} {model} entre {things} {quality}: o teste longo',
  ],
  datedTitles: [
    '{Best} {things} {quality} de {{month}} de {{year}}',
    '{Best} {things} {for} em {{year}}',
    '{Things} {quality}: o que vale a compra em {{month}} de {{year}}',
    'Guia {{year}}: {things} {for}',
  ],
  openings: [
    'Usamos {count} {things} por um mês inteiro e anotamos o que incomoda.',
    'Nem todo mundo precisa gastar muito com {things} {quality}.',
    'Separamos {things} {quality} que cabem no bolso e na rotina.',
    'O {brand} {model} surpreendeu no teste, mas não serve para todo mundo.',
    'Comparamos preço, garantia e conforto de {things} {for}.',
    'Antes de comprar {things}, confira três medidas simples.',
    'Conversamos com leitores que usam {things} {quality} há anos.',
    'Entre {count} modelos testados, dois ficaram na nossa casa.',
  ],
  closings: [
    'Contamos qual levaríamos e por quê.',
    'A resposta depende do espaço que você tem.',
    'O mais caro não foi o que mais agradou.',
    'No fim, uma tabela para decidir em dois minutos.',
    'Dizemos também quando é melhor esperar uma promoção.',
    'Há uma opção boa em cada faixa de preço.',
    'Mostramos os defeitos que as fotos da loja escondem.',
    'E explicamos o que ninguém conta na embalagem.',
  ],
  paragraphs: [
    'Passamos {count} semanas com {things} {quality} em casas de verdade, com criança, visita e pressa. O que sobrou em uso é o que recomendamos aqui.',
    'Na nossa opinião, {things} {for} precisam de duas coisas: montagem simples e peças fáceis de achar. O resto é enfeite.',
    'O {brand} {model} começou atrás e terminou na frente. Demorou a convencer, mas depois de alguns dias ninguém queria voltar ao anterior.',
    'Medimos, pesamos e usamos até cansar. Entre {things} {quality}, a diferença aparece menos no papel e mais na terceira semana.',
    'Se o seu orçamento é curto, comece pelo básico. {Things} de marcas conhecidas costumam ter assistência em mais cidades.',
    'Também olhamos a garantia, porque é nela que muita compra boa fica ruim. Guarde a nota e teste tudo na primeira semana.',
  ],
  headings: ['O que faz diferença', 'Como testamos', 'Para quem serve', 'Onde economizar'],
  points: [
    'A montagem leva menos de dez minutos.',
    'O manual é claro e está em português.',
    'Ocupa pouco espaço quando não está em uso.',
    'As peças de reposição são fáceis de encontrar.',
    'O acabamento aguenta o uso de todo dia.',
    'O preço varia bastante ao longo do ano.',
  ],
  verdicts: [
    'Para a maioria das pessoas, o {brand} {model} resolve.',
    'Se couber no orçamento, vá de {brand} {model} sem medo.',
    'Na dúvida entre {things} {quality}, fique com o mais simples.',
    'Espere uma boa oferta: nenhum destes modelos é urgente.',
  ],
};
