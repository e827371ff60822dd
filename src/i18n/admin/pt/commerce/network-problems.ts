/** What is wrong with a field of a network's definition, by its code. */
export const networkProblems = {
  required: 'Preencha este campo.',
  taken: 'Já há uma rede com este identificador.',
  id: 'Só letras minúsculas, algarismos e hífens, como minha-rede.',
  word: 'Só letras e algarismos, começando por uma letra minúscula, como publisher.',
  whole_number: 'Um número inteiro dentro do permitido, por favor.',
  no_characters: 'Marque ao menos um.',
  parameter_name: 'Nomes de parâmetros só têm letras, algarismos, pontos, hífens e sublinhados.',
  place: 'Um endereço por linha, sem https://, e não o de uma loja com regras próprias, como a Amazon.',
  too_many: 'São mais do que cabem.',
  too_long: 'É longo demais.',
  number_twice: 'Duas coisas não podem ter a mesma palavra; sub, url e rawUrl já têm dono.',
  example: 'O exemplo não tem os caracteres ou o tamanho que você marcou.',
  not_https: 'O link precisa começar com https://.',
  host: 'O link levaria para fora: escreva o site da rede por extenso antes da primeira barra, ou a palavra de um número que é um endereço.',
  brackets: 'Um { } ou [ ] não fecha, ou está dentro de outro.',
  characters: 'Há um caractere que não pode estar num link, como espaço, aspas ou #.',
  unknown_number: 'Uma palavra entre { } não é de nenhum número acima, ou um endereço está fora do lugar.',
  url_once: 'Falta {url}, onde entra o endereço da loja; uma vez, e fora de [ ].',
  raw_url_last: '{rawUrl} só serve no fim de tudo, depois de uma barra e sem ? antes.',
  sub_without_rule: '{sub} só uma vez, e só se a rede leva sub-ids.',
  join: 'O separador tem de ser um dos caracteres marcados.',
  nothing_tracked: 'Diga por quais endereços passam os links que a rede faz.',
  other_link: 'Com a definição de agora sai outro link.',
};

export type NetworkProblemTexts = typeof networkProblems;
