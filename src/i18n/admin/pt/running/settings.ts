export const settings = {
  title: 'Configurações',
  about: 'O que vale para o site inteiro, em todas as edições.',
  ownersOnly: 'Só um proprietário muda as configurações.',
  changed: (when: string) => `Alterada ${when}.`,
  isDefault: 'Valor de fábrica.',
  backToDefault: 'Voltar ao padrão',
  saved: 'Configuração salva',
  savedText: (name: string) => `${name} já vale.`,
  siteName: 'Nome do site',
  siteNameAbout:
    'O nome fora das edições, onde ainda não há um país: por exemplo, em um endereço que não existe. Cada edição tem o seu próprio nome.',
  contactEmail: 'E-mail de contato',
  contactEmailAbout:
    'Para onde vão as mensagens dos leitores e as respostas deles. Vazio, vão para o primeiro administrador. As mensagens ficam guardadas aqui de qualquer modo.',
  contactEmailNoMail: 'Esta instalação não envia e-mails: as mensagens ficam só na caixa de entrada.',
  securityContact: 'Contato de segurança',
  securityContactAbout:
    'Para quem encontrou uma falha: um e-mail ou uma página (https://…), no arquivo /.well-known/security.txt. Vazio, o arquivo leva à página de contato.',
  testPages: 'Páginas de teste',
  testPagesAbout:
    'Em /test e /test-products estão todos os componentes do site, para quem o constrói. Os buscadores não as guardam. Desligadas, elas não existem.',
  testPagesLabel: 'Mostrar /test e /test-products',
  testPagesOn: 'As páginas de teste estão ligadas.',
  testPagesOff: 'As páginas de teste estão desligadas.',
  policyReports: 'O que os navegadores barraram',
  policyReportsAbout:
    'As páginas dizem ao navegador o que pode rodar nelas. O que ele barra, ele conta aqui: um ataque, ou algo nosso que ficou faltando. Guardamos só números por dia; nada do leitor, nem o que ele leu.',
  policyReportsNone: (days: number) => `Tudo em ordem: nada foi barrado nos últimos ${days} dias.`,
  policyReportsKept: (days: number) =>
    `Dos últimos ${days} dias. O que vem de extensões do navegador não conta.`,
  stoppedOn: 'em',
  stoppedTimes: (n: number, shown: string) => (n === 1 ? '1 vez' : `${shown} vezes`),
  stopped: {
    kinds: {
      script: 'Script',
      style: 'Estilo',
      picture: 'Imagem ou vídeo',
      font: 'Fonte',
      connection: 'Conexão',
      frame: 'Moldura',
      form: 'Formulário',
      text: 'Texto posto como HTML',
      other: 'Outro',
    },
    words: {
      inline: 'escrito na própria página',
      eval: 'montado por um script',
      'wasm-eval': 'montado por um script',
      data: 'em um endereço data:',
      blob: 'em um endereço blob:',
      'trusted-types-sink': 'por um script',
      'trusted-types-policy': 'por um script',
    },
  },
  crawlers: 'Robôs de IA',
  crawlersAbout: 'Quem pode ler o site, o que cada um recebe e o que visitou fica em uma tela própria.',
  toCrawlers: 'Abrir Robôs e buscadores',
  indexNow: 'Chave do IndexNow',
  indexNowAbout:
    'Com ela, o site prova aos buscadores que um aviso de página nova vem mesmo daqui. Sem chave, nada é avisado. É um segredo: depois de salva, não aparece mais.',
  keySet: 'Há uma chave salva. Ela não é mostrada de novo.',
  keyMissing: 'Ainda não há chave.',
  newKey: 'Nova chave',
  newKeyHint: 'De 8 a 128 letras, números ou hífens.',
  keyEmpty: 'Escreva uma chave, ou gere uma.',
  generate: 'Gerar uma chave',
  saveKey: 'Salvar a chave',
  removeKey: 'Remover a chave',
  removeKeyTitle: 'Remover a chave do IndexNow?',
  removeKeyText: 'O site deixa de avisar os buscadores. A chave não volta: para avisar de novo, crie outra.',
  keyRemoved: 'Chave removida',
  keyRemovedText: 'Os buscadores não são mais avisados.',
  /** Of a shop’s prices. */
  access: 'Acesso aos preços da Amazon',
  regions: { na: 'Brasil, México e Estados Unidos', eu: 'Itália e Espanha' },
};

export type SettingsTexts = typeof settings;
