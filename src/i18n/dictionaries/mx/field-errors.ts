import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Llena este campo.',
  too_short: 'Escribe al menos {limit} caracteres.',
  too_long: 'Usa {limit} caracteres como máximo.',
  too_low: 'Indica {limit} o más.',
  too_high: 'Indica {limit} o menos.',
  email: 'Revisa el correo: debe tener la forma nombre@ejemplo.mx.',
  taken: 'Ya está en uso. Elige otro.',
  wrong_password: 'La contraseña no coincide.',
  wrong_code: 'El código no coincide o ya se usó. Espera el siguiente e inténtalo de nuevo.',
  too_common: 'Esta contraseña es de las primeras que cualquiera probaría. Elige otra.',
  guessable:
    'Esta contraseña se adivinaría muy pronto. Agrega dos palabras más que no tengan relación entre sí.',
  guessable_repeats: 'Repetir letras o palabras no protege. Cambia las repeticiones por palabras distintas.',
  guessable_keys:
    'Las teclas vecinas son de lo primero que cualquiera probaría. Usa tres o cuatro palabras sin relación entre sí.',
  guessable_sequence:
    'Las series como “abcd” o “6543” son de lo primero que cualquiera probaría. Usa palabras sin relación entre sí.',
  guessable_date:
    'Las fechas y los años son fáciles de adivinar. Agrega palabras que no tengan relación con la fecha.',
  guessable_names: 'Los nombres de personas son fáciles de adivinar. Agrega palabras que no sean nombres.',
  guessable_own_words:
    'Tus nombres, el de este sitio o el de un país son lo primero que cualquiera probaría. Usa otras palabras.',
  guessable_word:
    'Una sola palabra, aunque sea larga, se adivina muy pronto. Agrega otras dos sin relación con ella.',
  guessable_disguise: 'Cambiar letras por signos o escribir al revés casi no ayuda. Agrega más palabras.',
  contains_identifier: 'La contraseña no puede incluir tu nombre de usuario ni tu correo.',
  reserved: 'Esta dirección pertenece al propio sitio. Elige otra.',
  loop: 'Así la dirección llevaría de regreso a sí misma.',
  in_use: 'Lugares donde se usa: {limit}.',
  not_a_picture: 'Envía una imagen JPEG, PNG, WebP, AVIF o GIF.',
  not_a_file: 'Envía MP3, M4A, Ogg, WAV, MP4, WebM, PDF, EPUB, ZIP o un documento de oficina sin macros.',
  damaged: 'El archivo está dañado o incompleto. Envíalo de nuevo.',
  too_many_pixels: 'La imagen es demasiado grande: usa {limit} megapíxeles como máximo.',
  always_active: 'Es la edición que recibe a quien no tiene otra: siempre está activa.',
  mail_not_set_up: 'El envío de correos no está configurado en esta instalación.',
  invalid: 'Este valor no sirve aquí.',
  past: 'Elige un momento futuro.',
  unpublishable: 'Corrige esto antes de publicar.',
  untranslated: 'Todavía está en el idioma del original. Tradúcelo antes de publicar.',
  ean: 'Revisa el código de barras: son 8, 12, 13 o 14 dígitos, y el último no cuadra con los demás.',
  unknown_spec: 'Elige una característica de la lista: para esta, las ediciones no tienen palabras.',
  weights: 'Los pesos deben sumar 100%. Ajústalos.',
  below_price:
    'El precio de lista debe ser mayor que el precio. Corrige uno de los dos o deja vacío este campo.',
  wrong_country:
    'Esta es la tienda de otro país. Abre el producto en la tienda de esta edición y pega esa dirección.',
  wrong_tag:
    'Esta etiqueta no es nuestra en esta tienda. Quita “tag=” de la dirección o usa la etiqueta de esta edición.',
  missing_tag:
    'Esta edición aún no tiene etiqueta de afiliado. Regístrala en Ediciones o dale una propia a esta oferta.',
  unknown_host:
    'No conocemos esta tienda. Pega la dirección completa de la página del producto, sin acortador.',
  no_product:
    'En esta dirección no hay un producto. Pega la de la página del producto, con “/dp/”, o solo el ASIN.',
  no_short_link:
    'Pega el enlace corto que Shopee genera para afiliados: empieza con https://s.shopee.com.br/.',
  no_destination:
    'Este enlace no dice a qué página lleva. Pega la dirección de la página del producto en la tienda.',
  not_minted:
    'Este no es un enlace que genere la red de esta tienda. Pega el que mostró el panel de afiliados.',
  shop_closed: 'Esta tienda está cerrada en esta edición. Reábrela en Tiendas o elige otra.',
  not_published:
    'Este producto todavía no tiene una reseña publicada en esta edición. Publícala o quita el producto.',
  price_not_kept: 'La tienda de este producto no permite guardar el precio de un día. Deja vacío el precio.',
  zip_archive: 'Abre el ZIP y envía el archivo que trae dentro.',
  not_a_feed: 'Envía un archivo CSV, TSV, JSON o XML, sin DOCTYPE.',
  too_costly:
    'Leer este archivo tomó demasiado tiempo o memoria. Divídelo en partes más pequeñas y envíalo de nuevo.',
} satisfies FieldErrorsTexts;
