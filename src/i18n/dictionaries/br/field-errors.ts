export const fieldErrors = {
  required: 'Preencha este campo.',
  too_short: 'Escreva pelo menos {limit} caracteres.',
  too_long: 'Use no máximo {limit} caracteres.',
  too_low: 'Informe {limit} ou mais.',
  too_high: 'Informe {limit} ou menos.',
  email: 'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.',
  taken: 'Já está em uso. Escolha outro.',
  wrong_password: 'A senha não confere.',
  wrong_code: 'O código não confere ou já foi usado. Espere o próximo e tente de novo.',
  too_common: 'Esta senha é uma das primeiras que se tentam. Escolha outra.',
  guessable: 'Esta senha seria adivinhada depressa. Acrescente mais duas palavras que não combinem entre si.',
  guessable_repeats: 'Repetir letras ou palavras não protege. Troque as repetições por palavras diferentes.',
  guessable_keys:
    'Teclas vizinhas são das primeiras tentativas. Use três ou quatro palavras que não combinem entre si.',
  guessable_sequence:
    'Sequências como “abcd” ou “6543” são das primeiras tentativas. Use palavras que não combinem entre si.',
  guessable_date:
    'Datas e anos são fáceis de adivinhar. Acrescente palavras que não tenham a ver com a data.',
  guessable_names: 'Nomes de pessoas são fáceis de adivinhar. Acrescente palavras que não sejam nomes.',
  guessable_own_words:
    'Nomes seus, deste site ou de um país seriam os primeiros que alguém tentaria. Use outras palavras.',
  guessable_word:
    'Uma palavra só, mesmo comprida, se adivinha depressa. Junte mais duas que não combinem com ela.',
  guessable_disguise:
    'Trocar letras por sinais ou escrever de trás para a frente quase não ajuda. Acrescente mais palavras.',
  contains_identifier: 'A senha não pode conter o seu nome de usuário nem o seu e-mail.',
  reserved: 'Este endereço pertence ao próprio site. Escolha outro.',
  loop: 'Assim o endereço levaria de volta a si mesmo.',
  in_use: 'Lugares em que está em uso: {limit}.',
  not_a_picture: 'Envie uma imagem JPEG, PNG, WebP, AVIF ou GIF.',
  not_a_file: 'Envie MP3, M4A, Ogg, WAV, MP4, WebM, PDF, EPUB, ZIP ou um documento de escritório sem macros.',
  damaged: 'O arquivo está danificado ou incompleto. Envie-o de novo.',
  too_many_pixels: 'A imagem é grande demais: use no máximo {limit} megapixels.',
  always_active: 'É a edição que recebe quem não tem outra: fica sempre ativa.',
  mail_not_set_up: 'O envio de e-mails não está configurado nesta instalação.',
  invalid: 'Este valor não serve aqui.',
  past: 'Escolha um momento no futuro.',
  unpublishable: 'Corrija isto antes de publicar.',
  untranslated: 'Ainda está no idioma do original. Traduza antes de publicar.',
  ean: 'Confira o código de barras: são 8, 12, 13 ou 14 dígitos, e o último não combina com os outros.',
  unknown_spec: 'Escolha uma característica da lista: para esta, as edições não têm palavras.',
  weights: 'Os pesos precisam somar 100%. Ajuste-os.',
  below_price:
    'O preço de tabela precisa ser maior que o preço. Corrija um dos dois ou deixe este campo vazio.',
  wrong_country: 'Esta é a loja de outro país. Abra o produto na loja desta edição e cole aquele endereço.',
  wrong_tag: 'Esta tag não é nossa nesta loja. Tire o “tag=” do endereço ou use a tag desta edição.',
  missing_tag:
    'Esta edição ainda não tem tag de afiliado. Cadastre-a em Edições ou dê uma tag própria a esta oferta.',
  unknown_host: 'Não reconhecemos esta loja. Cole o endereço completo da página do produto, sem encurtador.',
  no_product: 'Neste endereço não há um produto. Cole o da página do produto, com “/dp/”, ou só o ASIN.',
  no_short_link:
    'Cole o link curto que a Shopee gera para afiliados: ele começa com https://s.shopee.com.br/.',
  no_destination: 'Este link não diz a que página leva. Cole o endereço da página do produto na loja.',
  not_minted: 'Este não é um link que a rede desta loja gera. Cole o que o painel de afiliados mostrou.',
  shop_closed: 'Esta loja está fechada nesta edição. Reabra-a em Lojas ou escolha outra loja.',
  not_published:
    'Este produto ainda não tem uma avaliação publicada nesta edição. Publique a avaliação ou tire o produto.',
  price_not_kept: 'A loja deste produto não permite guardar o preço de um dia. Deixe o preço vazio.',
  zip_archive: 'Abra o ZIP e envie o arquivo que está dentro dele.',
  not_a_feed: 'Envie um arquivo CSV, TSV, JSON ou XML, sem DOCTYPE.',
  too_costly: 'Ler este arquivo tomou tempo ou memória demais. Divida-o em partes menores e envie de novo.',
};

export type FieldErrorsTexts = typeof fieldErrors;
