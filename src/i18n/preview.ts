import type { Locale } from '#contract/site/locales.ts';

interface PreviewTexts {
  label: string;
  saved: string;
  unsaved: string;
  until: (moment: string) => string;
  goneTitle: string;
  gone: string;
  toAdmin: string;
}

/** Said on previews alone, which the server renders whole: no reader's browser loads these. */
export const previewTexts: Record<Locale, PreviewTexts> = {
  br: {
    label: 'Pré-visualização',
    saved: 'É assim que a página fica com o texto salvo. Só quem tem este link a vê.',
    unsaved: 'É assim que a página fica com as mudanças ainda não salvas. Só quem tem este link a vê.',
    until: (moment) => `O link vale até ${moment}.`,
    goneTitle: 'Esta pré-visualização não está mais disponível',
    gone: 'O link vale por uma hora e deixa de funcionar quando o post vai para a lixeira. Abra a pré-visualização de novo no editor.',
    toAdmin: 'Ir para a administração',
  },
  it: {
    label: 'Anteprima',
    saved: 'Ecco la pagina con il testo salvato. La vede solo chi ha questo link.',
    unsaved: 'Ecco la pagina con le modifiche non ancora salvate. La vede solo chi ha questo link.',
    until: (moment) => `Il link vale fino alle ${moment}.`,
    goneTitle: 'Questa anteprima non è più disponibile',
    gone: 'Il link vale un’ora e smette di funzionare quando l’articolo va nel cestino. Riapri l’anteprima dall’editor.',
    toAdmin: 'Vai all’amministrazione',
  },
  mx: {
    label: 'Vista previa',
    saved: 'Así se ve la página con el texto guardado. Solo la ve quien tiene este enlace.',
    unsaved: 'Así se ve la página con los cambios sin guardar. Solo la ve quien tiene este enlace.',
    until: (moment) => `El enlace sirve hasta las ${moment}.`,
    goneTitle: 'Esta vista previa ya no está disponible',
    gone: 'El enlace dura una hora y deja de servir cuando el artículo se va a la papelera. Vuelve a abrir la vista previa desde el editor.',
    toAdmin: 'Ir a la administración',
  },
  es: {
    label: 'Vista previa',
    saved: 'Así queda la página con el texto guardado. Solo la ve quien tiene este enlace.',
    unsaved:
      'Así queda la página con los cambios que aún no se han guardado. Solo la ve quien tiene este enlace.',
    until: (moment) => `El enlace vale hasta las ${moment}.`,
    goneTitle: 'Esta vista previa ya no está disponible',
    gone: 'El enlace vale una hora y deja de funcionar cuando el artículo pasa a la papelera. Vuelve a abrir la vista previa desde el editor.',
    toAdmin: 'Ir a la administración',
  },
  us: {
    label: 'Preview',
    saved: 'This is the page with the text as saved. Only people with this link can see it.',
    unsaved: 'This is the page with changes that are not saved yet. Only people with this link can see it.',
    until: (moment) => `The link works until ${moment}.`,
    goneTitle: 'This preview is no longer available',
    gone: 'A preview link works for one hour, and stops when the post goes to the trash. Open the preview again from the editor.',
    toAdmin: 'Go to the admin area',
  },
};
