/** Small parts that most pages use belong to the first file: alone each costs more than it weighs. */
import '../i18n/date-format.ts';
import './shared/head/edition-head.tsx';
import './shared/hooks/use-active-locales.ts';
import './shared/opening-of.ts';
import './shared/tone.ts';
import './shared/ui/breadcrumbs.tsx';
import './shared/ui/empty-state.tsx';
import './shared/ui/picture.tsx';
