import type { FeedProblemCode } from '#contract/commerce/imports/imports.words.ts';
import { fileSizes } from './file-sizes.ts';

/** By themselves: feeds that come without anybody asking fail in the same ways. */
export const feedProblemTexts: Record<FeedProblemCode, string> = {
  empty: 'O arquivo está vazio.',
  zip: 'É um pacote ZIP com vários arquivos, uma senha ou uma planilha. Abra-o e envie o que está dentro dele.',
  damaged: 'O arquivo está danificado ou incompleto. Baixe-o de novo da loja.',
  too_large: fileSizes.too_large,
  too_dense: fileSizes.too_dense,
  too_many_rows: fileSizes.too_many_rows,
  too_costly:
    'Ler o arquivo tomou tempo ou memória demais, e a leitura foi interrompida. Nada foi mudado: divida-o em partes menores.',
  doctype: 'O arquivo tem um DOCTYPE, que não é lido por segurança. Peça à loja um sem ele.',
  unknown_format: 'Não é CSV, TSV, JSON nem XML. Talvez seja uma página da loja, e não o feed.',
  missing: 'O arquivo não está mais aqui. Envie-o de novo.',
  failed: 'Uma falha nossa. O registro do servidor diz qual. Nada foi mudado.',
  changed_meanwhile:
    'Alguém mudou um dos produtos depois da conferência. Nada foi importado: confira de novo e importe.',
  not_undone:
    'A importação não foi desfeita: algo falhou no caminho, e tudo ficou como estava. Tente de novo.',
};
