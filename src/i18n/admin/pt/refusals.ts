import type { RefusalReason } from '#contract/site/refusals.ts';
import { fileSizes } from './commerce/file-sizes.ts';

export const refusals = {
  wrong_credentials: 'Credenciais inválidas. Verifique seu nome de usuário e senha.',
  wrong_code: 'O código não confere ou já foi usado. Espere o próximo e tente de novo.',
  confirm_identity: 'Nada foi feito: isto só acontece depois que você confirma quem é.',
  link_expired: 'Este link já foi usado ou perdeu a validade. Peça um novo.',
  last_owner: 'É preciso que reste ao menos um proprietário ativo. Dê esse papel a outra pessoa antes.',
  mail_not_set_up: 'Esta instalação não envia e-mails. Peça uma nova senha a quem cuida do servidor.',
  second_factor_is_on: 'A verificação em duas etapas já está ativa.',
  no_price_access:
    'Esta loja ainda não pode ser consultada nesta edição: falta o acesso ou o código de afiliado.',
  job_not_set_up: 'Esta tarefa ainda não está configurada neste servidor.',
  second_factor_is_off: 'A verificação em duas etapas não está ativa.',
  second_factor_due: 'O prazo acabou: ative uma segunda etapa na sua conta para continuar.',
  second_factor_compulsory:
    'O seu papel exige uma segunda etapa, e esta é a última da sua conta. Adicione outra antes de remover esta.',
  second_factor_first: 'Antes de exigir uma segunda etapa da equipe, ative uma na sua própria conta.',
  wrong_passkey: 'Esta passkey não foi aceita. Tente de novo, ou entre de outro modo.',
  passkey_not_made: 'A passkey não foi criada: o pedido venceu ou não veio deste site. Tente de novo.',
  passkey_known: 'Esta passkey já está em uma conta.',
  network_in_use: 'Há lojas que são pagas por esta rede. Passe-as para outra antes de excluí-la.',
  too_many_networks: 'Já há redes demais. Exclua uma que ninguém usa.',
  too_many_passkeys: 'A sua conta já tem passkeys demais. Remova uma que você não usa mais.',
  use_passkey: 'A senha sozinha não basta: confirme com uma das suas passkeys.',
  no_kept_pages:
    'Este servidor não guarda páginas: só o programa construído as guarda, não o modo de desenvolvimento.',
  no_cache_in_front: 'Nenhum cache na frente do site tem esse nome: eles estão em EDGE_TARGETS, no servidor.',
  another_count: 'O número de páginas mudou desde a contagem. Confira o novo número e confirme outra vez.',
  storage_unavailable:
    'O lugar onde os arquivos ficam guardados não responde. Nada foi alterado: tente de novo em alguns minutos.',
  no_checkpoint_right:
    'O usuário do banco de dados não pode gravar um ponto de controle. O servidor faz isso sozinho, a cada poucos minutos.',
  restore_under_way: 'Uma cópia já está sendo restaurada. Espere que termine.',
  not_content:
    'Este arquivo não é um conteúdo exportado pelo Vitrina, ou alguém o mudou depois. Exporte de novo e envie o arquivo como ele veio.',
  content_cut_off: 'O arquivo acaba antes do fim: o download foi interrompido. Exporte de novo.',
  content_too_costly:
    'Ler o arquivo tomou tempo ou memória demais, e a leitura foi interrompida. Nada foi importado.',
  content_of_other_version:
    'O arquivo foi feito por outra versão do programa. Deixe as duas instalações na mesma versão e exporte de novo.',
  content_of_vitrina:
    'O arquivo é um conteúdo exportado pelo Vitrina: npm run content -- import ARQUIVO o traz para cá.',
  not_a_site:
    'O arquivo não é a exportação de um site. Use o arquivo que o WordPress grava em Ferramentas → Exportar, o do Ghost em Settings → Import/Export, ou um zip que contenha um deles.',
  several_sites: 'Os arquivos são exportações de programas diferentes. Traga um site de cada vez.',
  source_cut_off:
    'O arquivo termina antes da hora ou está danificado. Exporte o site ou baixe o arquivo de novo.',
  source_too_costly:
    'Ler o arquivo exigiu mais tempo ou memória do que qualquer exportação comum. Exporte o site em várias partes e informe todas de uma vez.',
  archive_leads_out:
    'O pacote contém um arquivo cujo nome leva para fora dele. Empacote a pasta de novo, sem mais nada dentro.',
  archive_bomb:
    'O pacote ocuparia muito mais espaço do que as imagens de qualquer site. Empacote de novo a pasta de uploads ou informe a própria pasta.',
  uploads_unreadable:
    'Os uploads não são uma pasta nem um pacote zip ou tar que possa ser lido. Informe a pasta wp-content/uploads ou um pacote dela.',
  move_in_under_way:
    'Outro site está sendo trazido agora. Espere até o fim, ou dois minutos se a operação foi interrompida.',
  unknown_choice:
    'Uma das escolhas leva a um autor ou a uma categoria que não existe mais aqui. Escolha de novo e confira outra vez.',
  file_gone: 'Um dos arquivos não está mais aqui. Envie-o de novo.',
  no_export: 'Falta o arquivo exportado do site antigo. Envie-o antes de conferir.',
  too_many_files: 'São arquivos demais para um site. Junte as partes em um zip e envie o zip.',
  not_addresses:
    'Não há endereços neste arquivo. Envie um sitemap.xml, um registro de acessos do servidor ou uma lista com um endereço por linha.',
  move_in_failed:
    'Houve uma falha nossa. O que já veio continua aqui: tente de novo, ou desfaça. Os detalhes estão no registro do servidor.',
  not_undoable:
    'Isto não pode ser desfeito agora: já foi desfeito, ainda não trouxe nada ou está em andamento.',
  disk_full: 'Há pouco espaço em disco. Libere espaço e comece de novo: o que já veio continua aqui.',
  no_room_to_leave: 'Há pouco espaço em disco para essa cópia. Libere espaço e peça de novo.',
  not_that_network:
    'O arquivo não está escrito como essa rede escreve os seus. Escolha outra rede, ou as colunas do próprio arquivo.',
  two_reviews:
    'Os dois produtos têm avaliação na mesma edição, e só uma pode ficar. Exclua uma delas e junte de novo.',
  worked_on_since:
    'Alguém já mudou um dos produtos, um artigo ou uma avaliação depois disso. Mova de volta à mão o que for preciso.',
  feed_not_https:
    'O endereço do feed precisa começar com https://, sftp:// ou ftp://. Copie-o do painel da rede ou da loja.',
  feed_no_file:
    'O endereço precisa levar a um arquivo, como em sftp://nome:senha@servidor/pasta/arquivo.csv.gz.',
  feed_too_large: fileSizes.too_large,
  feed_too_dense: fileSizes.too_dense,
  feed_too_many_rows: fileSizes.too_many_rows,
  move_out_failed: 'A cópia parou por um erro, que está no registro do servidor. Peça de novo.',
} satisfies Record<RefusalReason, string>;
