import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Rellena este campo.',
  too_short: 'Escribe al menos {limit} caracteres.',
  too_long: 'Usa como máximo {limit} caracteres.',
  too_low: 'Indica {limit} o más.',
  too_high: 'Indica {limit} o menos.',
  email: 'Revisa el correo: debe tener la forma nombre@ejemplo.es.',
  taken: 'Ya está cogido. Elige otro.',
  wrong_password: 'La contraseña no es correcta.',
  wrong_code: 'El código no es correcto o ya se ha usado. Espera al siguiente y vuelve a intentarlo.',
  too_common: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
  guessable:
    'Esta contraseña se adivinaría enseguida. Añade dos palabras más que no tengan nada que ver entre sí.',
  guessable_repeats:
    'Repetir letras o palabras no protege. Pon palabras distintas en lugar de las repeticiones.',
  guessable_keys:
    'Las teclas vecinas son de lo primero que se prueba. Usa tres o cuatro palabras que no tengan nada que ver entre sí.',
  guessable_sequence:
    'Las series como «abcd» o «6543» son de lo primero que se prueba. Usa palabras que no tengan nada que ver entre sí.',
  guessable_date:
    'Las fechas y los años se adivinan con facilidad. Añade palabras que no tengan nada que ver con la fecha.',
  guessable_names: 'Los nombres de personas se adivinan con facilidad. Añade palabras que no sean nombres.',
  guessable_own_words:
    'Tus nombres, el de este sitio o el de un país serían lo primero que se probara. Usa otras palabras.',
  guessable_word:
    'Una sola palabra, por larga que sea, se adivina enseguida. Añade otras dos que no tengan nada que ver con ella.',
  guessable_disguise: 'Cambiar letras por signos o escribir al revés apenas ayuda. Añade más palabras.',
  contains_identifier: 'La contraseña no puede contener tu nombre de usuario ni tu correo.',
  reserved: 'Esta dirección pertenece al propio sitio. Elige otra distinta.',
  loop: 'Así la dirección volvería a llevar a sí misma.',
  in_use: 'Sitios en que se usa: {limit}.',
  not_a_picture: 'Envía una imagen en JPEG, PNG, WebP, AVIF o GIF.',
  not_a_file: 'Envía un MP3, M4A, Ogg, WAV, MP4, WebM, PDF, EPUB, ZIP o documento de oficina sin macros.',
  damaged: 'El archivo está dañado o incompleto. Vuelve a enviarlo.',
  too_many_pixels: 'La imagen es demasiado grande: como máximo, {limit} megapíxeles.',
  always_active: 'Es la edición que acoge a quien no tiene otra: sigue siempre activa.',
  mail_not_set_up: 'El envío de correo no está configurado en esta instalación.',
  invalid: 'Este valor no es válido aquí.',
  past: 'Elige un momento posterior a este.',
  unpublishable: 'Corrígelo antes de publicar.',
  untranslated: 'Sigue en el idioma del original. Tradúcelo antes de publicarlo.',
  ean: 'Comprueba el código de barras: son 8, 12, 13 o 14 cifras, y la última no encaja con las demás.',
  unknown_spec: 'Elige una característica de la lista: las ediciones no tienen palabras para esta.',
  weights: 'Los pesos tienen que sumar 100 %. Ajústalos.',
  below_price:
    'El precio recomendado tiene que superar el precio. Corrige uno de los dos o deja este campo vacío.',
  wrong_country:
    'Esta es la tienda de otro país. Abre el producto en la tienda de esta edición y pega esa otra dirección.',
  wrong_tag:
    'Esa etiqueta no es nuestra en esta tienda. Quita «tag=» de la dirección o usa la etiqueta de esta edición.',
  missing_tag:
    'Esta edición todavía no tiene etiqueta de afiliado. Añádela en Ediciones o dale a esta oferta una propia.',
  unknown_host:
    'No conocemos esta tienda. Pega la dirección completa de la página del producto, sin acortar.',
  no_product: 'En esa dirección no hay ningún producto. Pega la de su página, con «/dp/», o solo el ASIN.',
  no_short_link:
    'Pega el enlace corto que Shopee crea para sus afiliados: empieza por https://s.shopee.com.br/.',
  no_destination:
    'Este enlace no dice a qué página lleva. Pega la dirección de la página del producto en la tienda.',
  not_minted: 'Este enlace no es de los que crea la red de esta tienda. Pega el del panel de afiliados.',
  shop_closed: 'Esta tienda está cerrada en esta edición. Vuelve a abrirla en Tiendas o elige otra.',
  not_published:
    'Este producto aún no tiene una reseña publicada en esta edición. Publícala o retira el producto.',
  price_not_kept:
    'La tienda de este producto no permite conservar el precio de un día. Deja el precio en blanco.',
  zip_archive: 'Abre el ZIP y envía el archivo que contiene.',
  not_a_feed: 'Envía un archivo CSV, TSV, JSON o XML, sin DOCTYPE.',
  too_costly:
    'Leer este archivo ha llevado demasiado tiempo o memoria. Divídelo en partes más pequeñas y envíalo de nuevo.',
} satisfies FieldErrorsTexts;
