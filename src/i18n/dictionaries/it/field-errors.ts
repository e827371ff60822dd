import type { FieldErrorsTexts } from '../br/field-errors.ts';

export const fieldErrors = {
  required: 'Compila questo campo.',
  too_short: 'Scrivi almeno {limit} caratteri.',
  too_long: 'Usa al massimo {limit} caratteri.',
  too_low: 'Indica {limit} o più.',
  too_high: 'Indica {limit} o meno.',
  email: 'Controlla l’indirizzo: deve avere la forma nome@esempio.it.',
  taken: 'È già in uso. Scegline un altro.',
  wrong_password: 'La password non è corretta.',
  wrong_code: 'Il codice non è corretto o è già stato usato. Aspetta il prossimo e riprova.',
  too_common: 'Questa password è tra le prime che si provano. Scegline un’altra.',
  guessable:
    'Questa password si indovinerebbe in fretta. Aggiungi altre due parole che non c’entrino l’una con l’altra.',
  guessable_repeats:
    'Ripetere lettere o parole non protegge. Metti parole diverse al posto delle ripetizioni.',
  guessable_keys:
    'I tasti vicini sono tra i primi tentativi. Usa tre o quattro parole che non c’entrino l’una con l’altra.',
  guessable_sequence:
    'Le serie come “abcd” o “6543” sono tra i primi tentativi. Usa parole che non c’entrino l’una con l’altra.',
  guessable_date: 'Date e anni sono facili da indovinare. Aggiungi parole che non c’entrino con la data.',
  guessable_names: 'I nomi di persona sono facili da indovinare. Aggiungi parole che non siano nomi.',
  guessable_own_words:
    'I tuoi nomi, quello di questo sito o di un Paese sono i primi che si proverebbero. Usa altre parole.',
  guessable_word:
    'Una parola sola, per quanto lunga, si indovina in fretta. Aggiungine altre due che non c’entrino.',
  guessable_disguise: 'Cambiare lettere con segni o scrivere al contrario aiuta poco. Aggiungi altre parole.',
  contains_identifier: 'La password non può contenere il tuo nome utente né la tua e-mail.',
  reserved: 'Questo indirizzo appartiene al sito stesso. Scegline un altro.',
  loop: 'Così l’indirizzo porterebbe di nuovo a sé stesso.',
  in_use: 'Punti in cui è in uso: {limit}.',
  not_a_picture: 'Invia un’immagine JPEG, PNG, WebP, AVIF o GIF.',
  not_a_file: 'Invia MP3, M4A, Ogg, WAV, MP4, WebM, PDF, EPUB, ZIP o un documento d’ufficio senza macro.',
  damaged: 'Il file è danneggiato o incompleto. Invialo di nuovo.',
  too_many_pixels: 'L’immagine è troppo grande: usa al massimo {limit} megapixel.',
  always_active: 'È l’edizione che accoglie chi non ne ha un’altra: resta sempre attiva.',
  mail_not_set_up: 'L’invio di e-mail non è configurato in questa installazione.',
  invalid: 'Questo valore non va bene qui.',
  past: 'Scegli un momento nel futuro.',
  unpublishable: 'Correggi questo punto prima di pubblicare.',
  untranslated: 'È ancora nella lingua dell’originale. Traducilo prima di pubblicare.',
  ean: 'Controlla il codice a barre: sono 8, 12, 13 o 14 cifre, e l’ultima non torna con le altre.',
  unknown_spec: 'Scegli una caratteristica dall’elenco: per questa le edizioni non hanno parole.',
  weights: 'I pesi devono fare 100% in tutto. Correggili.',
  below_price:
    'Il prezzo di listino deve essere più alto del prezzo. Correggi uno dei due o lascia vuoto questo campo.',
  wrong_country:
    'Questo è il negozio di un altro Paese. Apri il prodotto nel negozio di questa edizione e incolla quell’indirizzo.',
  wrong_tag:
    'Questo tag non è nostro in questo negozio. Togli “tag=” dall’indirizzo o usa il tag di questa edizione.',
  missing_tag:
    'Questa edizione non ha ancora un tag di affiliazione. Inseriscilo in Edizioni o dai a questa offerta un tag suo.',
  unknown_host:
    'Non conosciamo questo negozio. Incolla l’indirizzo intero della pagina del prodotto, non uno abbreviato.',
  no_product:
    'A questo indirizzo non c’è un prodotto. Incolla quello della pagina del prodotto, con “/dp/”, o solo l’ASIN.',
  no_short_link:
    'Incolla il link breve che Shopee crea per gli affiliati: comincia con https://s.shopee.com.br/.',
  no_destination:
    'Questo link non dice a quale pagina porta. Incolla l’indirizzo della pagina del prodotto nel negozio.',
  not_minted:
    'Questo non è un link creato dalla rete di questo negozio. Incolla quello del pannello di affiliazione.',
  shop_closed: 'Questo negozio è chiuso in questa edizione. Riaprilo in Negozi o scegline un altro.',
  not_published:
    'Questo prodotto non ha ancora una recensione pubblicata in questa edizione. Pubblicala o togli il prodotto.',
  price_not_kept:
    'Il negozio di questo prodotto non permette di conservare il prezzo di un giorno. Lascia vuoto il prezzo.',
  zip_archive: 'Apri lo ZIP e invia il file che contiene.',
  not_a_feed: 'Invia un file CSV, TSV, JSON o XML, senza DOCTYPE.',
  too_costly:
    'Leggere questo file ha richiesto troppo tempo o troppa memoria. Dividilo in parti più piccole e invialo di nuovo.',
} satisfies FieldErrorsTexts;
