import type { StaticPageText } from '#contract/writing/static-pages/static-pages.schemas.ts';

export const privacy: StaticPageText = {
  title: 'Política de Privacidade',
  description:
    'Que dados a Vitrina Brasil trata, por quanto tempo e para quê: leitura sem cookies, cliques contados sem identificação e seus direitos na LGPD.',
  lead: 'Você pode ler a Vitrina Brasil inteira sem se identificar. Esta página conta o pouco que guardamos, por quê e como pedir acesso ou exclusão.',
  sections: [
    {
      heading: 'Quem é responsável',
      paragraphs: [
        'A controladora dos dados tratados neste site é a Vitrina Brasil, nos termos da Lei Geral de Proteção de Dados Pessoais (LGPD, Lei 13.709/2018). O canal para falar conosco sobre privacidade é a página de contato.',
      ],
    },
    {
      heading: 'O que fica no seu aparelho',
      paragraphs: [
        'Leitores não recebem cookies nossos. O navegador apenas lembra, no armazenamento local do seu próprio aparelho, até três coisas:',
      ],
      points: [
        'a edição que você leu por último;',
        'o tema claro ou escuro que você escolheu;',
        'somente para quem administra o site, um sinal que faz aparecer o botão de administração.',
      ],
    },
    {
      heading: 'Como apagar essas lembranças',
      paragraphs: [
        'Nada disso é enviado a nós. Para remover tudo, limpe os dados do site nas configurações do navegador; a leitura continua funcionando normalmente.',
        'A única exceção à regra dos cookies vale para administradores: ao entrar com a conta, eles recebem um cookie de sessão, necessário para que o servidor os reconheça.',
      ],
    },
    {
      heading: 'Nada de terceiros ao abrir a página',
      paragraphs: [
        'Textos, imagens, fontes e programas deste site vêm do nosso próprio servidor. Não usamos scripts de terceiros, ferramentas de análise de audiência nem redes de publicidade.',
        'Os atalhos para lojas e para compartilhar no WhatsApp, no Telegram, no Facebook ou por e-mail são links simples: nenhum desses serviços é carregado antes do seu clique. Depois dele, você está no ambiente de outra empresa. A loja, por exemplo, grava os próprios cookies e segue a própria política de privacidade.',
      ],
    },
    {
      heading: 'Registro do servidor',
      paragraphs: [
        'A cada pedido, o servidor anota o método, o endereço da página, o código da resposta e o tempo gasto. Endereços IP não entram nesse registro. Ele é mantido apenas para operar o site e protegê-lo de falhas e abusos.',
      ],
    },
    {
      heading: 'Contagem de cliques',
      paragraphs: [
        'Queremos saber quais recomendações são úteis, por isso contamos os cliques em links de lojas. O resultado é só um número por dia, edição e link, com pessoas e robôs contados à parte. Não há endereço IP nem identificador, e a contagem não permite saber quem clicou. Esses números são guardados por 25 meses.',
        'Da mesma forma contamos quantas vezes cada página é vista. Para não contar o mesmo clique duas vezes, o servidor lembra por pouco tempo de onde ele veio, só na memória e de forma embaralhada; isso nunca é gravado.',
      ],
    },
    {
      heading: 'Mensagens pela página de contato',
      paragraphs: [
        'Quando você nos escreve, guardamos nome, e-mail, assunto e mensagem, com a finalidade de responder. Evite incluir no texto o que não for necessário para entendermos o assunto, sobretudo números de documentos ou informações de saúde.',
        'As mensagens são apagadas depois de 12 meses. Se quiser que isso aconteça antes, ou se quiser uma cópia do que temos, basta pedir e informar o endereço de e-mail que usou: por ele localizamos, exportamos ou excluímos as suas mensagens.',
      ],
    },
    {
      heading: 'Por que a lei permite',
      paragraphs: [
        'Tratamos os dados do formulário porque você nos procurou e espera uma resposta, com base no nosso legítimo interesse em atender quem escreve (artigo 7º, IX, da LGPD). O registro do servidor se apoia no legítimo interesse em manter o site no ar e seguro. A contagem de cliques é feita sem dados que identifiquem alguém.',
      ],
    },
    {
      heading: 'Seus direitos',
      paragraphs: ['O artigo 18 da LGPD garante a você, entre outros direitos, o de:'],
      points: [
        'confirmar se tratamos dados seus e ter acesso a eles;',
        'corrigir dados incompletos, inexatos ou desatualizados;',
        'pedir anonimização, bloqueio ou eliminação do que for desnecessário ou excessivo;',
        'pedir a portabilidade, conforme a regulamentação aplicável;',
        'saber com quem os dados foram compartilhados;',
        'opor-se a um tratamento que não respeite a lei.',
      ],
    },
    {
      heading: 'Como exercer esses direitos',
      paragraphs: [
        'Escreva pela página de contato dizendo o que deseja. O pedido é gratuito. Podemos confirmar que o endereço de e-mail é mesmo seu antes de entregar ou apagar qualquer coisa, para que ninguém faça isso no seu lugar.',
        'Como a leitura não deixa identificação conosco, em geral só conseguimos associar a você as mensagens que enviou. Se a nossa resposta não resolver, você pode apresentar petição à Autoridade Nacional de Proteção de Dados (ANPD) ou procurar os órgãos de defesa do consumidor.',
      ],
    },
    {
      heading: 'Mudanças nesta política',
      paragraphs: [
        'Se o site passar a tratar dados de outra forma, este texto mudará junto, para continuar descrevendo o que acontece na prática.',
      ],
    },
  ],
};
