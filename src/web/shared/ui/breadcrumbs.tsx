import { useDictionary } from '#web/shared/page-context.tsx';
import { Glyph } from './glyph.tsx';

export interface Crumb {
  name: string;
  href: string;
}

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { post } = useDictionary();
  return (
    <nav aria-label={post.breadcrumbs} className="no-print">
      <ol className="text-mute flex flex-wrap items-center gap-1 text-sm">
        {trail.map(({ name, href }, index) => (
          <li key={href} className="flex min-h-8 min-w-0 items-center gap-1">
            {index > 0 && <Glyph name="chevron-right" size={14} />}
            <a
              href={href}
              className="hover:text-brand inline-flex min-h-8 min-w-0 items-center wrap-anywhere no-underline hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
