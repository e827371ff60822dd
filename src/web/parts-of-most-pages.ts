/** Small parts that most pages use belong to the first file: alone each costs more than it weighs. */
import './shared/category-icons.ts';
import './shared/edition-head.tsx';
import './shared/tone.ts';
import './shared/ui/breadcrumbs.tsx';
import './shared/ui/empty-state.tsx';
import './shared/ui/post-card.tsx';
