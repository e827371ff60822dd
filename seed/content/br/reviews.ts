import type { DemoReviews } from '#seed/facts/reviews.ts';

export const reviews: DemoReviews = {
  'nimbra-aero-3': {
    slug: 'nimbra-aero-3',
    title: 'Nimbra Aero 3: a casa inteira em uma carga só',
    verdict:
      'O aspirador sem fio que indicamos para a maioria das casas. Limpa fundo, dura 52 minutos e segura bem o pó fino.',
    bestFor: 'Casas com pet, tapete ou alguém com alergia',
    notFor: 'Quem mora em um estúdio e quer gastar pouco',
    pros: [
      'Bateria de 52 minutos',
      'Filtro H13 retém o pó fino',
      'Reservatório de 0,6 litro rende',
      'Recarrega em 3,5 horas',
    ],
    cons: ['Investimento alto para casa pequena', 'Pesa na mão ao limpar no alto'],
    body: `## Como foi no dia a dia

Usamos o Aero 3 em um apartamento de 70 m² e em um sobrado com cachorro. No apartamento, uma carga limpou todos os cômodos e ainda o carro. No sobrado, ele recolheu o pelo do tapete em uma passada, às vezes duas, e o reservatório de 0,6 litro aguentou dois dias.

O peso de 2,4 kg é bem distribuído para o chão. Em cortina e prateleira alta, o braço pede pausa. O ruído de 71 dB permite conversar, desde que um pouco mais alto.

## O que pesar antes de comprar

O filtro H13 é o argumento para quem tem rinite: aspirar deixa de ser o momento em que todos espirram. A recarga de 3,5 horas também é mais curta que a do concorrente que testamos ao lado.

Em troca, ele custa mais e precisa de um lugar fixo perto da tomada. Se a sua casa tem menos de 50 m² e piso frio, um modelo mais simples resolve. Nas outras, é difícil se arrepender.`,
  },
  'kaluma-volta': {
    slug: 'kaluma-volta',
    title: 'Kaluma Volta: leve, simples e suficiente',
    verdict:
      'Um aspirador honesto para a sujeira de todo dia em casas pequenas. Perde força no tapete, mas ganha no bolso.',
    bestFor: 'Apartamentos de até 60 m² com piso frio',
    notFor: 'Casas com tapete alto, muito pelo ou alergia forte',
    pros: ['Só 2,1 kg na mão', 'Ótima relação custo-benefício', 'Pronto para usar em segundos'],
    cons: ['Barulhento, com 75 dB', 'Reservatório de 0,4 litro enche logo', 'Fraco em tapete grosso'],
    body: `## Para que ele serve

O Volta é o aparelho que se pega sem pensar. Caiu farinha, entrou areia, o gato espalhou ração: dois minutos e o chão está limpo. Com 2,1 kg, qualquer pessoa da casa usa, inclusive as crianças maiores.

Os 35 minutos de bateria foram suficientes para sala, cozinha e dois quartos com piso de porcelanato. No tapete felpudo, precisou de três passadas e ainda deixou pelo para trás.

## Onde economizaram

O ruído de 75 dB cansa, e não é aparelho para ligar com o bebê dormindo. O filtro E11 segura a poeira comum, mas quem tem alergia deveria subir de categoria. E a recarga de 4,5 horas obriga a planejar um pouco.

Nada disso é defeito escondido: é o que se espera de um modelo de entrada. Dentro do que promete, ele entrega, e a nota 9,3 em custo-benefício reflete isso. Para a primeira casa, é uma compra tranquila.`,
  },
  'orvane-brisa-40': {
    slug: 'orvane-brisa-40',
    title: 'Orvane Brisa 40: ar mais limpo e noite em silêncio',
    verdict:
      'Um purificador fácil de usar, quase inaudível na velocidade baixa e com folga para o quarto. Só se lembre do custo dos filtros.',
    bestFor: 'Quem tem rinite ou mora perto de avenida',
    notFor: 'Quem procura umidificador ou solução para mofo',
    pros: [
      'Apenas 24 dB na velocidade mínima',
      'Atende ambientes de até 40 m²',
      'Consumo baixo, de 38 W',
      'Comandos poucos e claros',
    ],
    cons: ['Filtro precisa de troca periódica', 'Ruído sobe bastante no máximo'],
    body: `## Quatro semanas no quarto

Deixamos o Brisa 40 ligado todas as noites em um quarto de 15 m² voltado para uma avenida. A 24 dB, ele se confunde com o silêncio. A película de poeira que aparecia na cômoda a cada dois dias passou a levar quase uma semana.

Com 320 m³ de ar limpo por hora, sobra capacidade para o quarto. Na sala de 40 m², ele dá conta, mas trabalha em velocidade mais alta e se faz ouvir.

## Antes de levar para casa

O filtro H13 é peça de desgaste. Pesquise o refil antes de comprar o aparelho e some esse gasto ao do ano. O consumo de 38 W, por outro lado, quase não aparece na conta de luz.

Ele não umidifica o ar nem resolve mofo, e em dias secos pode ser preciso ter os dois aparelhos. Com 4,8 kg, muda de cômodo sem esforço. Para quem acorda de nariz entupido, é uma das compras mais sensatas da casa.`,
  },
  'brumelo-fritta-5': {
    slug: 'brumelo-fritta-5',
    title: 'Brumelo Fritta 5: a air fryer que fica na bancada',
    verdict:
      'Simples, rápida e fácil de lavar, é a air fryer certa para até quatro pessoas. Com visita, você vai trabalhar em rodadas.',
    bestFor: 'Casais e famílias de até quatro pessoas',
    notFor: 'Quem cozinha para seis ou mais',
    pros: [
      'Painel que dispensa manual',
      'Cesta vai à lava-louças',
      'Batata e pão de queijo crocantes',
      'Leve para guardar, 4,2 kg',
    ],
    cons: ['Pequena para receber visitas', 'Em 127 V, pede tomada de 20 A'],
    body: `## Um mês de almoços

A Fritta 5 entrou na cozinha para o teste e não saiu mais. Em 5 litros cabem quatro sobrecoxas ou batata para três adultos. O pão de queijo congelado ficou com casca firme e miolo elástico, sem acender o forno.

O ponto alto é a facilidade. Temperatura até 200 °C, timer até 60 minutos e pouco mais que isso. A cesta vai à lava-louças, mas sai limpa também com esponja macia.

## Limites honestos

Para a batata dourar por igual, sacuda a cesta no meio do tempo e não encha além da metade. Com seis pessoas à mesa, a primeira leva esfria enquanto a segunda assa.

São 1.500 W, o que em 127 V passa de 10 ampères. Confira se a tomada da bancada é de 20 A e não use benjamim. Feito isso, é um dos eletroportáteis mais úteis que testamos, e a nota 9,2 em facilidade explica por quê.`,
  },
  'brumelo-fritta-duo': {
    slug: 'brumelo-fritta-duo',
    title: 'Brumelo Fritta Duo: duas cestas, um jantar completo',
    verdict:
      'Faz prato principal e acompanhamento ao mesmo tempo, com ótimo dourado. Pede espaço, tomada adequada e um pouco de paciência.',
    bestFor: 'Famílias de cinco ou mais e quem faz marmita',
    notFor: 'Cozinhas pequenas e quem mora sozinho',
    pros: ['Duas receitas prontas juntas', 'Chega a 210 °C e doura melhor', 'Cestas vão à lava-louças'],
    cons: [
      'Pesada e larga para a bancada',
      'Painel com curva de aprendizado',
      'Exige tomada adequada aos 2.200 W',
    ],
    body: `## O que muda com duas cestas

Frango de um lado, legumes do outro, tudo pronto na mesma hora. Para uma família de cinco, a Duo encurtou o jantar em uns vinte minutos. Os 210 °C fazem diferença na pele do frango, que sai mais dourada do que na irmã de uma cesta.

No domingo, preparamos marmitas para três dias em duas rodadas. Aí os 8 litros mostraram a que vieram.

## O preço do tamanho

São 7,6 kg. Ela não entra e sai do armário: precisa de lugar fixo, com espaço livre atrás para o ar quente. O painel tem mais botões, e levamos uma semana para acertar o tempo das duas sem consultar o manual.

Lembre que 8 litros são a soma das duas cestas. Uma peça grande e inteira pode não caber em nenhuma. E, com 2.200 W, a instalação elétrica importa: em 127 V, só em tomada de 20 A. Se tudo isso cabe na sua casa, vale a pena.`,
  },
  'corvita-lenta': {
    slug: 'corvita-lenta',
    title: 'Corvita Lenta: espresso sério para quem tem paciência',
    verdict:
      'Depois de acertar a moagem, tira um espresso denso e constante. É máquina para quem gosta do ritual, e não da pressa.',
    bestFor: 'Quem gosta de café e quer aprender',
    notFor: 'Quem quer apertar um botão e sair',
    pros: [
      'Extração estável a 9 bar',
      'Aquece em 40 segundos',
      'Construção firme, para durar',
      'Haste de vapor para o leite',
    ],
    cons: ['Não tem moedor', 'Os primeiros cafés saem ruins', 'Limpeza diária obrigatória'],
    body: `## Seis semanas de xícaras

Os dez primeiros cafés foram para a pia. O problema era a moagem, como quase sempre. Acertada ela, a Lenta passou a entregar a mesma xícara todos os dias: creme espesso, doçura e final limpo.

Ela aquece em 40 segundos, o que a torna viável até em manhã de trabalho. O reservatório de 1,4 litro é fácil de tirar e encher. Com 5,4 kg, não sai do lugar quando se trava o porta-filtro.

## O que ela exige

Moedor à parte, café em grão fresco e cinco minutos de limpeza por dia. A haste de vapor funciona bem, mas o leite cremoso só veio na segunda semana. A nota 7,6 em facilidade é isso: um aprendizado.

São 1.350 W, então em 127 V confira a tomada de 20 A. E, se a casa recebe muita gente, mantenha o coador. Para um ou dois cafés caprichados por vez, porém, ela nos fez pular a padaria.`,
  },
  'teluri-nido-2': {
    slug: 'teluri-nido-2',
    title: 'Teluri Nido 2: babá eletrônica que dispensa o wi-fi',
    verdict:
      'Imagem clara, bateria para a noite toda e nenhuma senha para lembrar. Só não serve para ver o bebê de longe.',
    bestFor: 'Pais que querem simplicidade e privacidade',
    notFor: 'Quem precisa espiar o bebê do trabalho',
    pros: [
      'Funciona sem internet e sem conta',
      'Bateria de 14 horas',
      'Visão noturna nítida',
      'Áudio nos dois sentidos',
    ],
    cons: ['Sem acesso pelo celular', 'Alcance diminui com paredes e lajes'],
    body: `## Ligar e usar

Da caixa à primeira imagem foram menos de cinco minutos. A câmera fala direto com a tela de 5 polegadas, sem aplicativo, sem cadastro e sem depender da internet do prédio. Para os avós que ficaram com o bebê, foi só apontar o botão.

A visão noturna mostra bem se a criança acordou ou apenas mudou de posição. Com o áudio nos dois sentidos, algumas palavras do corredor bastaram para mais um cochilo.

## Alcance e limites

O fabricante indica 300 metros em área aberta. No sobrado de teste, com duas lajes e paredes de tijolo, o sinal se manteve em todos os cômodos e até o quintal. Em prédio com muito concreto, espere menos.

A bateria de 14 horas atravessa a noite com folga. O que falta é o acesso remoto, uma escolha que protege a privacidade e desagrada quem viaja. E vale repetir: ela ajuda a acompanhar, mas não substitui as regras de sono seguro.`,
  },
  'teluri-passo': {
    slug: 'teluri-passo',
    title: 'Teluri Passo: o carrinho que cabe atrás da porta',
    verdict:
      'Compacto, leve e bem construído, acompanha a criança até os 22 kg. Prefere piso liso a calçada de pedra.',
    bestFor: 'Famílias de apartamento e quem viaja',
    notFor: 'Ruas de paralelepípedo e estradas de terra',
    pros: [
      'Fechado, mede 52 × 44 × 22 cm',
      'Pesa apenas 6,3 kg',
      'Capota com UPF 50+',
      'Aceito em cabine de avião',
    ],
    cons: ['Sofre em piso irregular', 'Investimento alto para um compacto'],
    body: `## Na cidade

O Passo fecha em um volume de 52 × 44 × 22 cm. Isso significa porta-malas de carro popular com as compras junto, canto da sala ou vão atrás da porta. Com 6,3 kg, subimos dois lances de escada sem pedir ajuda.

A capota com proteção UPF 50+ cobre bem no passeio das dez, e as quatro posições do encosto resolvem o cochilo no meio do caminho. Os engates são firmes e não rangem depois de dois meses.

## Fora do asfalto

Em pedra portuguesa e paralelepípedo, as rodas transmitem tudo. Se a sua rua é assim, procure um modelo de rodas maiores. Para recém-nascidos, siga a idade mínima do manual.

Ele é aceito em cabine, mas a decisão final é da companhia, então confirme antes. O valor é o ponto mais fraco, com nota 7,8. Diluído até os 22 kg da criança, o gasto fica mais fácil de defender.`,
  },
  'lumbrea-ronda': {
    slug: 'lumbrea-ronda',
    title: 'Lumbrea Ronda: uma testemunha discreta no para-brisa',
    verdict:
      'Boa imagem de dia, modo estacionado útil e instalação simples. À noite, como quase todas, perde as placas sob farol forte.',
    bestFor: 'Quem dirige todo dia em cidade grande',
    notFor: 'Quem quer gravar também a traseira',
    pros: ['Imagem nítida em 2560 × 1440', 'Modo estacionado registra batidas', 'Pequena, com apenas 110 g'],
    cons: ['Placas difíceis de ler à noite', 'Sofre com calor no carro fechado'],
    body: `## No trânsito

Em 2.400 km, a Ronda registrou duas fechadas, um retrovisor perdido e um pôr do sol bonito na serra. De dia, a resolução de 2560 × 1440 permite ler a placa do carro da frente. O campo de 140 graus inclui as faixas vizinhas sem deformar demais.

Instalada atrás do retrovisor, com 110 g, ela some da vista. O cabo corre pela borda do vidro em quinze minutos de serviço.

## À noite e parada

A visão noturna clareia bem a cena, o suficiente para entender quem fez o quê. Placas iluminadas por farol, porém, viram um borrão branco. O modo estacionado flagrou o carrinho de supermercado que riscou a porta, e só isso já justificou o teste.

Os 64 GB dão conta da rotina. Depois de um incidente, copie logo o arquivo. Em dia de sol forte, prefira a sombra: calor encurta a vida de qualquer câmera.`,
  },
  'lumbrea-presto': {
    slug: 'lumbrea-presto',
    title: 'Lumbrea Presto: o calibrador que vai no porta-luvas',
    verdict:
      'Pequeno, rápido e fácil, acerta os pneus em qualquer lugar. Faz barulho e não conserta furo, mas tira você do aperto.',
    bestFor: 'Quem viaja ou mora longe do posto',
    notFor: 'Quem espera consertar um pneu furado',
    pros: [
      'Enche um pneu em 4 minutos',
      'Recarrega por USB-C',
      'Pesa pouco, 520 g',
      'Serve para bicicleta e bola',
    ],
    cons: ['Barulho de 78 dB', 'Corpo esquenta no uso seguido'],
    body: `## Um minuto para aprender

Rosqueie a mangueira, escolha a pressão e aperte o botão. O Presto é tão simples que foi parar na mão do adolescente da casa, para a bicicleta. Um pneu de carro murcho levou os 4 minutos prometidos; para completar algumas libras, bem menos.

A pressão máxima de 10,3 bar, cerca de 150 libras, é mais do que um carro de passeio pede. A bateria de 6.000 mAh acertou os quatro pneus e ainda tinha carga.

## O que saber

Faz 78 dB, um som de secador de cabelo. De madrugada, na garagem, você acorda alguém. Depois de três pneus em sequência o corpo fica quente, e é melhor dar um intervalo.

Ele repõe ar, só isso. Com um prego, ajuda a chegar ao borracheiro. Como pesa 520 g e carrega por USB-C, não há motivo para deixá-lo em casa. Só não se esqueça de recarregar antes da viagem.`,
  },
  'miaveo-fonte': {
    slug: 'miaveo-fonte',
    title: 'Miaveo Fonte: água fresca que o gato aceita beber',
    verdict:
      'Silenciosa, de inox e fácil de lavar, convenceu os três gatos do teste. O filtro mensal é o custo a lembrar.',
    bestFor: 'Gatos que bebem pouco e casas silenciosas',
    notFor: 'Quem não quer trocar filtro todo mês',
    pros: [
      'Quase inaudível, com 22 dB',
      'Aço inox, vai à lava-louças',
      'Reservatório de 2,5 litros',
      'Gasta só 2 W',
    ],
    cons: ['Filtro novo a cada 30 dias', 'Precisa de tomada por perto'],
    body: `## Aprovada pelos gatos

O curioso bebeu em dez minutos. A senhora de onze anos, no segundo dia. O medroso levou quatro, com o pote antigo ao lado para dar segurança. Depois disso, ninguém voltou ao pote.

O ruído de 22 dB permite deixar a fonte no quarto. Só ouvimos a bomba quando o nível de água baixou demais, o que serve de aviso para completar. Para três gatos, os 2,5 litros duraram dois dias.

## Limpeza e custo

O inox é a melhor decisão do projeto: não pega cheiro, não risca fácil e vai à lava-louças. Uma lavagem por semana é suficiente, com atenção ao pelo na entrada da bomba.

O filtro pede troca a cada 30 dias. É um gasto pequeno, mas constante, e convém comprar um pacote. Com 2 W, a conta de luz não percebe. Se o seu gato bebe pouco, comece por aqui e converse com o veterinário.`,
  },
  'miaveo-torre': {
    slug: 'miaveo-torre',
    title: 'Miaveo Torre: altura e sisal para salvar o sofá',
    verdict:
      'Firme, alta e com muito sisal, tira o gato do tédio e do estofado. A montagem é trabalhosa, e mudar de lugar também.',
    bestFor: 'Apartamentos com um a três gatos',
    notFor: 'Gatos acima de 9 kg ou salas minúsculas',
    pros: ['Estável, com 14 kg de peso', 'Cinco postes de sisal', 'Quatro plataformas em 142 cm'],
    cons: ['Montagem demora cerca de uma hora', 'Difícil de mudar de lugar'],
    body: `## O novo lugar favorito

Perto da janela telada, a Torre foi ocupada em dois dias. Com 142 cm, ela dá ao gato a vista de cima que ele procurava na estante. Os cinco postes de sisal receberam as unhas que antes iam para o sofá.

A base de 50 × 45 cm e os 14 kg a mantêm firme mesmo quando o gato chega correndo. Cada um pode ter até 9 kg, o que inclui os grandalhões.

## Montar e conviver

Separe uma hora, uma chave extra e alguém para segurar os postes. As instruções são em desenho e pulam um passo ou outro. A nota 7,7 em facilidade vem daí.

Montada, ela fica onde está. Por isso, meça antes e pense na luz e na circulação. Depois do primeiro mês, reaperte os parafusos. O sisal começou a desfiar em um dos postes após dois meses de uso intenso, o que é sinal de que funciona.`,
  },
  'solvanto-trilha-20': {
    slug: 'solvanto-trilha-20',
    title: 'Solvanto Trilha 20: a mochila para todos os dias',
    verdict:
      'Leve, bem costurada e resistente à água, vai do escritório ao avião. Para mais de duas noites, falta espaço.',
    bestFor: 'Trabalho, faculdade e viagens curtas',
    notFor: 'Quem carrega muito volume todos os dias',
    pros: [
      'Costura e zíperes de primeira',
      'Leva notebook de 15,6 polegadas',
      'Resiste bem à chuva',
      'Garantia de cinco anos',
    ],
    cons: ['Vinte litros enchem depressa', 'Marmita grande fica apertada'],
    body: `## Dois meses nas costas

A Trilha 20 andou de metrô, de ônibus e de avião. Pesa 860 g vazia e se ajusta bem ao corpo, sem balançar quando se corre para pegar a condução. O compartimento acolchoado segura um notebook de 15,6 polegadas longe do chão.

Em uma chuva de verão, daquelas que alagam a calçada, o tecido de poliéster reciclado segurou a água e o computador chegou seco. Ela resiste à água, mas não foi feita para mergulho.

## Espaço e acabamento

Vinte litros são notebook, casaco, garrafa e uma marmita média. Quem leva tênis e toalha para a academia vai apertar. No avião, coube debaixo do assento em todos os voos.

A construção é o destaque, com nota 9,0: costura reforçada, zíper que não engasga e alças que não cederam. Os cinco anos de garantia combinam com isso. É uma mochila sóbria, sem enfeite, do tipo que se usa até esquecer quando comprou.`,
  },
  'solvanto-cabina': {
    slug: 'solvanto-cabina',
    title: 'Solvanto Cabina: cinco dias sem despachar bagagem',
    verdict:
      'Leve, resistente e fácil de conduzir, rende bem em 38 litros. Confira a largura exigida pela sua companhia antes de comprar.',
    bestFor: 'Viagens de três a cinco dias',
    notFor: 'Tarifas com limite de 35 cm de largura',
    pros: [
      'Apenas 2,7 kg vazia',
      'Quatro rodas silenciosas',
      'Policarbonato que não amassa fácil',
      'Garantia de cinco anos',
    ],
    cons: ['Largura de 38 cm pede atenção', 'Casca mostra riscos finos'],
    body: `## Em seis voos

A Cabina mede 55 × 38 × 20 cm e pesa 2,7 kg. Dentro da franquia de 10 kg, sobram 7,3 kg para a roupa, o que para cinco dias é suficiente. Os 38 litros são bem divididos, com elásticos que seguram tudo.

As quatro rodas deslizam no piso do aeroporto com um dedo. Na calçada, é melhor inclinar e puxar em duas. A casca de policarbonato voltou riscada, sem nenhum amassado.

## A questão da medida

Algumas companhias pedem até 35 cm de largura, e aqui são 38. Ninguém nos barrou, já que a mala é fina, mas regra é regra. Leia a da sua tarifa antes de decidir, ainda mais em avião pequeno.

O resto são elogios: alça sem folga, zíper firme e cinco anos de garantia. Com uma mochila debaixo do assento, forma uma dupla que dispensa o balcão de despacho e a espera na esteira.`,
  },
  'vigarra-flex-24': {
    slug: 'vigarra-flex-24',
    title: 'Vigarra Flex 24: quinze halteres no espaço de um',
    verdict:
      'Troca de carga em 3 segundos e acompanha a evolução por anos. O comprimento fixo exige um pouco de adaptação.',
    bestFor: 'Quem treina em casa e quer evoluir',
    notFor: 'Quem costuma soltar o peso no chão',
    pros: [
      'De 2,5 a 24 kg',
      'Ajuste em apenas 3 segundos',
      'Firme, sem folga nem chocalho',
      'Ocupa pouco espaço',
    ],
    cons: ['Sempre com 41 cm de comprimento', 'Não deve ser solto no chão'],
    body: `## Dois meses de treino

Com 15 níveis entre 2,5 e 24 kg, o Flex acompanhou uma pessoa iniciante e outra que já treinava. A troca em 3 segundos muda o ritmo: sai do agachamento pesado, entra na elevação lateral leve, e o descanso continua curto.

O encaixe é seguro. Em nenhum momento um disco se moveu, e o aparelho não faz o chocalho típico dos ajustáveis. A garantia é de dois anos.

## O que estranha

O comprimento é de 41 cm em qualquer carga. Com 4 ou 5 kg, parece grande demais, e em rosca direta é preciso afastar um pouco o braço. Em uma semana o corpo se acostuma.

Soltar no chão, nunca: o mecanismo não foi feito para isso, nem o teto do vizinho. Para treinar os dois lados ao mesmo tempo, você vai precisar de um par, então veja quantos vêm na caixa. Como primeiro equipamento, não conhecemos escolha mais prática.`,
  },
  'vigarra-pulso-2': {
    slug: 'vigarra-pulso-2',
    title: 'Vigarra Pulso 2: doze dias sem se lembrar do carregador',
    verdict:
      'Leve, resistente e fácil de ler, ajuda a criar o hábito de se mexer. Sem GPS próprio, não é para quem treina a sério na rua.',
    bestFor: 'Quem quer se mexer mais todos os dias',
    notFor: 'Corredores que saem sem o celular',
    pros: ['Bateria dura 12 dias', 'Pesa só 26 g', 'Pode entrar na piscina', 'Ótima relação custo-benefício'],
    cons: ['Sem GPS próprio', 'Batimentos atrasam em treino intenso'],
    body: `## Quase esquecida no pulso

A Pulso 2 pesa 26 g. Dormimos, nadamos e lavamos louça com ela sem tirar. A bateria fez os 12 dias anunciados com uso normal, e é isso que a separa das pulseiras que acabam na gaveta.

A tela de 1,5 polegada se lê bem sob o sol. A resistência de 5 ATM permite piscina e mar, com um enxágue depois.

## Números com bom senso

A leitura de batimentos é estável na caminhada e no trabalho. Em tiros de corrida, ela demora alguns segundos para acompanhar. Serve para orientar, e não para diagnóstico.

Sem GPS, o mapa do percurso só aparece com o celular junto. Quem treina para prova vai querer mais. Quem quer saber se andou o suficiente tem aqui tudo de que precisa, e a nota 9,1 em custo-benefício mostra que não é preciso gastar muito para começar.`,
  },
  'fortello-gira-18': {
    slug: 'fortello-gira-18',
    title: 'Fortello Gira 18: força na medida para a casa',
    verdict:
      'Potente para móveis, madeira e metal fino, com duas baterias e ótima construção. Para concreto, procure uma com impacto.',
    bestFor: 'Montagem de móveis e reparos em casa',
    notFor: 'Quem precisa furar concreto com frequência',
    pros: ['Torque de 55 Nm', 'Duas baterias incluídas', 'Mandril de 13 mm', 'Leve, com 1,4 kg'],
    cons: ['Não tem função de impacto', 'Baterias de 2 Ah acabam rápido'],
    body: `## Uma mudança inteira

Três guarda-roupas, uma cozinha modulada e cinco cortinas: a Gira 18 fez tudo isso em dois fins de semana. Os 55 Nm afundam parafuso longo em madeira dura sem hesitar, e o gatilho progressivo evita espanar a cabeça.

Com 1,4 kg, dá para trabalhar acima da cabeça sem tremer. As duas baterias de 2 Ah se revezam: uma trabalha, outra carrega. Sozinha, cada uma rende cerca de um móvel e meio.

## Na parede

Em tijolo e reboco, com broca de vídea nova, o furo de bucha 6 sai com paciência. Em viga, laje ou concreto, ela para. Não há impacto, e forçar só queima a broca.

O mandril de 13 mm aceita brocas grandes, e a construção merece a nota 9,0: sobreviveu a um tombo de escada sem folga. Para a maioria das casas, é a ferramenta que resolve nove de cada dez serviços. Para o décimo, alugue.`,
  },
  'fortello-luz-360': {
    slug: 'fortello-luz-360',
    title: 'Fortello Luz 360: as duas mãos livres para trabalhar',
    verdict:
      'Luz forte, base magnética e bateria longa em uma peça pequena. Ilumina bem de perto, sem pretensão de lanterna.',
    bestFor: 'Consertos, garagem e queda de energia',
    notFor: 'Quem precisa iluminar a longa distância',
    pros: [
      '1.000 lúmens bem espalhados',
      'Base magnética segura firme',
      'Bateria de até 8 horas',
      'Recarga por USB-C',
    ],
    cons: ['Feixe curto, não alcança longe', 'Ímã não serve em alumínio'],
    body: `## Debaixo da pia e dentro do capô

A Luz 360 virou companhia fixa da caixa de ferramentas. A base magnética gruda na geladeira, no quadro de energia e na lataria, e as duas mãos ficam livres. Com 380 g, não escorrega nem de ponta-cabeça.

Os 1.000 lúmens enchem um banheiro sem criar sombra dura. Trocar um sifão deixou de exigir alguém segurando o celular.

## Quando falta luz

Em uma noite de temporal, ela iluminou a sala até a energia voltar. A bateria chega a 8 horas e recarrega por USB-C, com o cabo do celular. A proteção IP54 aguenta poeira e respingo, embora não deva ficar na chuva forte.

O feixe é aberto e curto. Para procurar o cachorro no quintal, leve uma lanterna. O ímã, claro, ignora alumínio e plástico. Pelo tamanho e pela utilidade, é a compra pequena que mais recomendamos a quem está montando a caixa de ferramentas.`,
  },
  'quarzo-m5': {
    slug: 'quarzo-m5',
    title: 'Quarzo M5: o intermediário para ficar anos com você',
    verdict:
      'Bateria grande, 256 GB e 5 anos de atualizações fazem dele o celular que indicamos à família. Só a foto noturna pede concessão.',
    bestFor: 'Quem troca de celular a cada quatro anos',
    notFor: 'Quem joga pesado ou fotografa muito à noite',
    pros: [
      'Bateria de 5.100 mAh',
      '256 GB de armazenamento',
      '5 anos de atualizações',
      'Tela de 6,4 polegadas confortável',
    ],
    cons: ['Fotos noturnas perdem detalhe', 'Limitado em jogos pesados'],
    body: `## No uso comum

O M5 passou um mês como telefone principal. Com mapa, vídeo e muita mensagem, os 5.100 mAh chegaram à noite com sobra. Os 8 GB de memória mantêm banco, mapa e música abertos, e a troca entre eles não engasga.

A tela de 6,4 polegadas fica no tamanho certo para ler e ainda usar com uma mão. São 186 g, sentidos no bolso da camisa, mas não na mão.

## Pensando em 5 anos

O que separa o M5 dos rivais é o tempo. Cinco anos de atualizações e 256 GB significam que ele pode passar para outra pessoa da casa sem virar problema.

De dia, as fotos são boas. À noite, perdem textura e pedem mão firme. Em jogos pesados, é preciso baixar os gráficos. Se nenhum desses é o seu caso, fica difícil justificar um aparelho mais caro. Na hora da compra, confira a homologação da Anatel e a nota fiscal.`,
  },
  'sonoru-buds-3': {
    slug: 'sonoru-buds-3',
    title: 'Sonoru Buds 3: silêncio no metrô, fôlego para o dia',
    verdict:
      'Cancelamento de ruído eficaz, 8 horas de bateria e conexão com dois aparelhos. É o fone que indicamos para a rotina.',
    bestFor: 'Transporte público e trabalho híbrido',
    notFor: 'Natação ou quem não tolera intra-auricular',
    pros: [
      'Bom cancelamento de ruído',
      '8 horas, 32 com o estojo',
      'Conecta a dois aparelhos juntos',
      'Leve, 5 g por lado',
    ],
    cons: ['Microfone sofre com vento', 'IPX4 não permite piscina'],
    body: `## Do metrô à reunião

O cancelamento de ruído tira o ronco do trem e do ar-condicionado. Vozes próximas continuam, mais baixas, o que na rua é até desejável. Com 5 g por lado, dá para esquecer que estão no ouvido.

A conexão com dois aparelhos funciona como se espera: a reunião no notebook, a ligação no celular, sem mexer em menu. Em cinco semanas, falhou uma vez.

## Bateria e som

Foram 8 horas por carga no nosso teste, e 32 com o estojo. Na prática, uma semana de trajeto antes de procurar o cabo. O som é equilibrado, com grave firme e voz clara, bom para música brasileira e podcast.

O microfone é ótimo em sala fechada e só razoável com vento. A proteção IPX4 aguenta suor e garoa, e termina aí. Teste as ponteiras com calma, porque o encaixe decide metade do resultado. Pelo conjunto, é difícil pedir mais nessa faixa.`,
  },
  'tecleo-k75': {
    slug: 'tecleo-k75',
    title: 'Tecleo K75: o teclado que dá gosto de usar',
    verdict:
      'Firme, compacto e fácil de manter, é excelente para quem escreve muito. Sem bloco numérico, desagrada quem vive na planilha.',
    bestFor: 'Quem escreve o dia todo em mesa pequena',
    notFor: 'Quem digita números o tempo inteiro',
    pros: [
      'Construção sólida e estável',
      'Conecta a três aparelhos',
      'Mecanismos trocáveis sem solda',
      'Som contido, 48 dB',
    ],
    cons: ['Sem bloco numérico', 'Pesado para levar na mochila'],
    body: `## Um mês de digitação

O K75 tem 81 teclas e nenhuma folga. O toque é firme, o retorno é claro, e os 920 g impedem que ele ande pela mesa. Sem o bloco numérico, o mouse fica mais perto e o ombro reclama menos.

Medimos 48 dB na digitação. É um som agradável para quem digita e discreto para quem está na chamada. No quarto com alguém dormindo, ainda se ouve.

## Feito para durar

Os mecanismos sob as teclas saem sem solda. Se um falhar daqui a três anos, troca-se só ele. A bateria de 4.000 mAh passou do mês de teste sem recarga.

Ele guarda três conexões e alterna entre elas com um atalho. Antes de comprar, veja no anúncio se o layout é ABNT2, caso você dependa do ç no lugar habitual. Para quem vive de escrever, é um investimento que se sente nos dedos todos os dias.`,
  },
  'paralax-view-27': {
    slug: 'paralax-view-27',
    title: 'Paralax View 27: um cabo só e a mesa em ordem',
    verdict:
      'Nítido, ajustável e com USB-C que carrega o notebook, é o monitor certo para trabalhar em casa.',
    bestFor: 'Home office com notebook USB-C',
    notFor: 'Notebooks de jogo que pedem mais energia',
    pros: [
      'Texto nítido em 2560 × 1440',
      'USB-C carrega com 65 W',
      'Base com ajuste de altura',
      'Rolagem suave a 100 Hz',
    ],
    cons: ['65 W não bastam para todos', 'Pede mesa firme e funda'],
    body: `## Chegar e plugar

Com um cabo USB-C, o View 27 recebe a imagem e carrega o notebook com até 65 W. A mesa perde dois fios e ganha espaço. Em dias de trabalho fora, é só soltar o cabo e sair.

A resolução de 2560 × 1440 em 27 polegadas deixa o texto nítido e permite duas janelas lado a lado sem apertar. Os 100 Hz suavizam a rolagem, um luxo ao qual se acostuma rápido.

## Postura e limites

O ajuste de altura é o que mais agradecemos. A tela sobe até a linha dos olhos, e o pescoço para de reclamar na quinta-feira. São 6,1 kg, então a mesa precisa ser firme e ter profundidade para um braço de distância.

Confira se a USB-C do seu notebook transmite vídeo, porque nem todas transmitem. Máquinas de jogo pedem mais que 65 W. As cores são boas para trabalho e filme. Para edição profissional, procure uma tela calibrada.`,
  },
  'folhea-6': {
    slug: 'folhea-6',
    title: 'Folhea 6: a biblioteca que vai à piscina',
    verdict:
      'Tela ampla e nítida, 40 dias de bateria e proteção contra água. O leitor digital para quem quer ler mais e se distrair menos.',
    bestFor: 'Quem lê todo dia, em qualquer lugar',
    notFor: 'Quadrinhos coloridos e apostilas em PDF',
    pros: [
      'Tela de 6,8 polegadas, 300 ppi',
      'Bateria de 40 dias',
      'Proteção IPX8 contra água',
      'Fácil de usar desde o início',
    ],
    cons: ['Loja e teclado lentos', 'PDF em A4 fica pequeno'],
    body: `## Dois meses de leitura

O Folhea 6 foi à rede, ao ônibus e à praia. A tela de 6,8 polegadas, com 300 pontos por polegada, tem a nitidez do papel e se lê sob sol forte. Quem aumenta a letra ainda vê um parágrafo inteiro por vez.

Pesa 205 g e se segura com uma mão. Com meia hora por noite, a bateria chegou perto dos 40 dias prometidos. Carregamos uma vez no teste inteiro.

## Água, espaço e paciência

A proteção IPX8 permite ler na piscina sem medo. Molhamos o aparelho na pia e ele seguiu na mesma página, embora gotas na tela às vezes virem folhas sozinhas.

Os 16 GB guardam milhares de romances. PDFs em tamanho A4 ficam miúdos, e a loja responde devagar, como é comum nesse tipo de tela. Nada disso importa depois que o livro abre. É o aparelho que mais reduziu o nosso tempo de celular antes de dormir.`,
  },
  'lumbrea-pagina': {
    slug: 'lumbrea-pagina',
    title: 'Lumbrea Página: ler na cama sem acordar ninguém',
    verdict:
      'Uma luz de leitura leve, quente e duradoura, que apaga sozinha quando você cochila. Pequena compra, grande uso.',
    bestFor: 'Quem lê livro de papel à noite',
    notFor: 'Quem só lê em tela',
    pros: [
      'Luz quente, até 1.800 K',
      'Bateria de até 30 horas',
      'Desliga sozinha em 30 minutos',
      'Pesa apenas 52 g',
    ],
    cons: ['Presilha marca livros muito finos', 'Ilumina uma página por vez'],
    body: `## Na cabeceira

Presa à capa, a Página ilumina o texto e deixa o resto do quarto no escuro. O tom mais quente, de 1.800 K, lembra a luz de uma vela e não espanta o sono. Quem dormia ao lado continuou dormindo.

São 52 g, que quase não mudam o equilíbrio do livro. Com 45 lúmens, há luz de sobra para letra miúda. O timer de 30 minutos apaga tudo quando o leitor cochila antes do fim do capítulo.

## Detalhes de uso

A bateria durou as 30 horas anunciadas na intensidade baixa, o que para nós foi mais de um mês de noites. Recarrega por USB-C, sem cabo especial.

Em livros de bolso muito finos, a presilha dobra um pouco as folhas. Nos de formato grande, é preciso mudá-la de lado de vez em quando. São incômodos pequenos para um objeto tão útil. Como lembrança de aniversário ou amigo secreto, não nos lembramos de um que tenha sido devolvido.`,
  },
};
