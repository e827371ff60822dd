import { useQuery } from '@tanstack/react-query';
import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { useInnerLinkTexts } from './inner-link-texts.ts';
import { PageLink } from './page-link.tsx';

const SHOWN = 5;

/** In the question whether a page shall go: the texts that lead to it. */
export function LeftDangling({ kind, id }: { kind: LinkingKind; id: number }) {
  const texts = useInnerLinkTexts();
  const { data } = useQuery({ ...apiQuery('GET /api/admin/inner-links', { kind, id }), gcTime: 0 });
  if (!data || data.count === 0) return null;
  const more = data.count - Math.min(SHOWN, data.items.length);
  return (
    <div className="mt-3">
      <Notice tone="warn">
        <p className="font-medium">{texts.left(data.count)}</p>
        <p>{texts.leftText}</p>
        <ul className="mt-1 list-disc pl-5">
          {data.items.slice(0, SHOWN).map((page) => (
            <li key={`${page.kind} ${page.id}`}>
              <PageLink page={page} />
            </li>
          ))}
          {more > 0 && <li>{texts.more(more)}</li>}
        </ul>
      </Notice>
    </div>
  );
}
