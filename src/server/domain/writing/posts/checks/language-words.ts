import { type Locale, languageTags } from '#contract/site/locales.ts';

/** A language, whatever the country: Mexico and Spain share one. */
export type Language = 'pt' | 'es' | 'it' | 'en';

export const languageOf = (locale: Locale): Language => languageTags[locale].slice(0, 2) as Language;

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Small words that nobody writes without, each of them in one of the four languages only. */
export const tellingWords: Record<Language, ReadonlySet<string>> = {
  pt: words(`
    não você vocês uma um são com mais muito muita também então foi pelo pela pelos pelas das em ao aos isso
    isto esse nesse nessa nesta neste ele ela eles elas seu seus quem onde já até ou melhor melhores preço
    depois ainda sem só tem têm às nas é pode podem fica ficam faz fazem à qualquer mesmo outra outras lá aqui
    ano anos dia dias vezes bem coisa quase
  `),
  es: words(`
    el los las y más pero muy también es sus hay sin cuando donde hasta ya aunque mejor mejores precio siempre
    después puede pueden tiene tienen hace hacen bien así ni entonces ella ellos esto eso mismo otra otro otras
    otros nuestra nuestro quien cual cuál qué cómo mucho mucha día años año fue fueron hacia según
    aquí ahí allí veces
  `),
  it: words(`
    il gli che di della delle dei degli dello nel nella nelle nei sono è anche più non ma ed questo questa
    questi queste quello quella molto molta tutti tutte dopo prima perché alla alle allo agli dal dalla dalle
    dai hanno sul sulla sulle sui però già migliore migliori prezzo senza ogni così poi può possono chi dove
    quindi ancora fa fanno anno anni giorno giorni volta volte qui stesso stessa nostra nostro cui ci
  `),
  en: words(`
    the and of is are with that this it you your we our not but from have has had was were they their them which
    what when where more most than best price if or will can cannot after each only at by be been an its on to
    there these those other every does did one two who how because between would should could about into over
    under then so any some all year years day days
  `),
};
